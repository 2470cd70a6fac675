import { formatCents } from "@ligate/contract/common/money";
import { FREE_SHIPPING_FROM_CENTS } from "@ligate/contract/orders/shipping-fee";
import styles from "./free-shipping.module.css";

export interface FreeShippingProps {
  subtotalCents: number;
}

/** The amount that is missing for free shipping: `$255 to free shipping`; or that shipping is free. */
export function FreeShipping({ subtotalCents }: FreeShippingProps) {
  const missingCents = FREE_SHIPPING_FROM_CENTS - subtotalCents;
  if (missingCents <= 0) return <p className={styles.reached}>Free shipping</p>;
  return (
    <div className={styles.missing}>
      <p>{formatCents(missingCents).replace(/\.00$/, "")} to free shipping</p>
      <div className={styles.bar}>
        <div style={{ width: `${(100 * subtotalCents) / FREE_SHIPPING_FROM_CENTS}%` }} />
      </div>
    </div>
  );
}
