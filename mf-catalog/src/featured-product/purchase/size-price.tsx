import { discountPercent } from "@ligate/contract/catalog/discount";
import { Price } from "@ligate/ui/orders/price";
import styles from "./purchase-panel.module.css";
import type { UnitPrice } from "./unit-sizes.tsx";

export interface SizePriceProps {
  size: UnitPrice;
}

/** What a size costs; where it is discounted, how much is saved on which list price. */
export function SizePrice({ size: { unit_price, list_price, on_discount } }: SizePriceProps) {
  const percent = on_discount ? discountPercent(list_price, unit_price) : 0;
  return (
    <p className={styles.price} aria-live="polite">
      <Price unitPrice={unit_price} listPrice={list_price} onDiscount={on_discount} />
      {percent > 0 && <span className={styles.saving}>{percent}% off</span>}
    </p>
  );
}
