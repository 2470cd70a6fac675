import { LinkCard, type LinkCardProps } from "../shared/layout/link-card.tsx";
import styles from "./promotion-card.module.css";
import type { Promotion } from "./promotions.ts";

export interface PromotionCardProps {
  promotion: Promotion;
  orientation?: LinkCardProps["orientation"];
}

export function PromotionCard({ promotion, orientation }: PromotionCardProps) {
  const { name, description, link, image } = promotion;
  return (
    <LinkCard to={link} title={name} image={image} orientation={orientation}>
      <span className={styles.description}>{description}</span>
    </LinkCard>
  );
}
