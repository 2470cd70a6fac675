import { formatDollars, toCents, toDollars } from "@ligate/contract/cents";
import type { OrderView } from "@ligate/contract/orders";
import styles from "./amount-list.module.css";

/** What an order comes to, in integer cents. Tax is free to the buyer: it is no part of the total. */
export interface OrderAmounts {
  quantity: number;
  subtotalCents: number;
  shippingCents: number;
  totalCents: number;
}

export interface AmountListProps {
  amounts: OrderAmounts;
}

/** What an order comes to: the same four rows in cart, checkout, confirmation and account. */
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

/** Of an order that was placed. */
export const amountsOf = (order: OrderView): OrderAmounts => ({
  quantity: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
  subtotalCents: toCents(order.subtotal),
  shippingCents: toCents(order.shipping_amount),
  totalCents: toCents(order.total_price),
});
