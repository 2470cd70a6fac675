import { formatDollars } from "@ligate/contract/cents";
import styles from "./price.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

export interface PriceProps {
  /** Dollars. */
  unitPrice: number;
  listPrice?: number | null;
  onDiscount?: boolean;
}

/** A price; with the list price struck through where it is discounted and they differ. */
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
