import { formatDollars } from "@ligate/contract/common/money";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import styles from "./price.module.css";

export interface PriceProps {
  /** Dollars. */
  unitPrice: number;
  listPrice?: number | null;
  onDiscount?: boolean;
}

/** A price. If it is discounted, the list price precedes it, struck through. */
export function Price({ unitPrice, listPrice, onDiscount }: PriceProps) {
  const isLower = onDiscount && typeof listPrice === "number" && listPrice !== unitPrice;
  return (
    <span className={styles.price}>
      {isLower && (
        <>
          <s className={styles.list}>
            <VisuallyHidden>List price </VisuallyHidden>
            {formatDollars(listPrice)}
          </s>{" "}
        </>
      )}
      {formatDollars(unitPrice)}
    </span>
  );
}
