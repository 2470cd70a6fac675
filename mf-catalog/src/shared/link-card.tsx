import { Link } from "@ligate/platform/router";
import { cx } from "@ligate/ui/cx";
import type { ReactNode } from "react";
import styles from "./link-card.module.css";

export interface LinkCardProps {
  to: string;
  title: string;
  /** Path below /media of an image of 480 × 360 px. */
  image: string;
  badge?: string;
  /** Horizontal puts the image beside the text. Narrow screens always do. Vertical by default. */
  orientation?: "horizontal" | "vertical";
  /** Content below the title. */
  children?: ReactNode;
}

/** A card with an image and a title that is a single link. */
export function LinkCard({ to, title, image, badge, orientation, children }: LinkCardProps) {
  return (
    <Link className={cx(styles.card, orientation === "horizontal" && styles.horizontal)} to={to}>
      <span className={styles.picture}>
        <img src={image} alt="" width={480} height={360} loading="lazy" decoding="async" />
      </span>
      <span className={styles.text}>
        {badge && <span className={styles.badge}>{badge}</span>}
        <span className={styles.title}>{title}</span>
        {children}
      </span>
    </Link>
  );
}
