import { formatDollars, toCents, toDollars } from "@ligate/contract/common/money";
import type { OrderView } from "@ligate/contract/orders/schemas";
import styles from "./order-totals.module.css";

/** Amounts of an order in integer cents. The store pays the sales tax, so the total does not include it. */
export interface OrderAmounts {
  quantity: number;
  subtotalCents: number;
  shippingCents: number;
  totalCents: number;
}

export interface OrderTotalsProps {
  amounts: OrderAmounts;
}

/** Subtotal, shipping, tax and total: the same four rows in cart, checkout, confirmation and account. */
export function OrderTotals({ amounts }: OrderTotalsProps) {
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

/** The amounts of a placed order. */
export const toOrderAmounts = (order: OrderView): OrderAmounts => ({
  quantity: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
  subtotalCents: toCents(order.subtotal),
  shippingCents: toCents(order.shipping_amount),
  totalCents: toCents(order.total_price),
});
