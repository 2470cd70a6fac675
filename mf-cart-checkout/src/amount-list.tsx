import { formatDollars, toDollars } from "@ligate/contract/cents";
import styles from "./amount-list.module.css";
import type { OrderAmounts } from "./order-amounts.ts";

export interface AmountListProps {
  amounts: OrderAmounts;
}

/** What an order comes to: the same four rows in cart, checkout and confirmation. */
export function AmountList({ amounts }: AmountListProps) {
  return (
    <dl className={styles.amounts}>
      <Row name={`Subtotal (${amounts.quantity})`} value={dollars(amounts.subtotalCents)} />
      <Row
        name="Shipping Fee"
        value={amounts.shippingCents === 0 ? "Free" : dollars(amounts.shippingCents)}
      />
      <Row name="Tax" value="Free" />
      <Row name="Total" value={dollars(amounts.totalCents)} strong />
    </dl>
  );
}

const dollars = (cents: number) => formatDollars(toDollars(cents));

interface RowProps {
  name: string;
  value: string;
  strong?: boolean;
}

function Row({ name, value, strong }: RowProps) {
  return (
    <div className={strong ? styles.total : styles.row}>
      <dt>{name}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
