import { discountPercent } from "@ligate/contract/catalog/discount";
import { formatDollars } from "@ligate/contract/common/money";
import { Price } from "@ligate/ui/orders/price";
import styles from "./purchase-panel.module.css";
import type { UnitPrice } from "./use-unit-size.ts";

export interface SizePriceProps {
  size: UnitPrice;
}

/** The price of a unit size, and of one unit of it. A discounted size also shows its list price and the saving. */
export function SizePrice({ size: { unit_price, list_price, on_discount, price_per } }: SizePriceProps) {
  const percent = on_discount ? discountPercent(list_price, unit_price) : 0;
  return (
    <p className={styles.price} aria-live="polite">
      <Price unitPrice={unit_price} listPrice={list_price} onDiscount={on_discount} />
      {percent > 0 && <span className={styles.saving}>{percent}% off</span>}
      {price_per && (
        <span className={styles.perUnit}>
          {formatDollars(price_per.price)} per {price_per.unit}
        </span>
      )}
    </p>
  );
}
