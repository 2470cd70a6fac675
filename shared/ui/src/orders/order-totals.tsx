import { formatDay } from "@ligate/contract/common/dates";
import { formatCents, formatDollars, toCents } from "@ligate/contract/common/money";
import type { OrderView, Refund } from "@ligate/contract/orders/schemas";
import styles from "./order-totals.module.css";

/** Amounts of an order in integer cents. The store pays the sales tax, so the total does not include it. */
export interface OrderAmounts {
  quantity: number;
  subtotalCents: number;
  shippingCents: number;
  totalCents: number;
  /** Money paid back, and amounts that are no longer asked for; the oldest first. */
  refunds?: readonly Refund[];
}

export interface OrderTotalsProps {
  amounts: OrderAmounts;
}

/**
 * Subtotal, shipping, tax and total: the same four rows in cart, checkout, confirmation and account. Below them refunds
 * and credit notes, if there are any, with the new total.
 */
export function OrderTotals({ amounts }: OrderTotalsProps) {
  const { refunds = [] } = amounts;
  const backCents = refunds.reduce((sum, { amount }) => sum + toCents(amount), 0);
  return (
    <dl className={styles.amounts}>
      <Row name={`Subtotal (${amounts.quantity})`} value={formatCents(amounts.subtotalCents)} />
      <Row
        name="Shipping Fee"
        value={amounts.shippingCents === 0 ? "Free" : formatCents(amounts.shippingCents)}
      />
      <Row name="Tax" value="Free" />
      <Row name="Total" value={formatCents(amounts.totalCents)} strong />
      {refunds.map((refund, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: refunds are only ever appended
        <RefundRow key={position} refund={refund} />
      ))}
      {refunds.length > 0 && (
        <Row name="New total" value={formatCents(amounts.totalCents - backCents)} strong />
      )}
    </dl>
  );
}

interface RowProps {
  name: string;
  value: string;
  strong?: boolean;
}

const REFUND_NAMES = { refund: "Refund", credit_note: "Credit note" } as const satisfies Record<
  Refund["kind"],
  string
>;

function RefundRow({ refund: { kind, amount, at, reason } }: { refund: Refund }) {
  return (
    <div className={styles.row}>
      <dt>
        {REFUND_NAMES[kind]}, {formatDay(at)}
        {reason && <span className={styles.reason}>{reason}</span>}
      </dt>
      <dd className={styles.value}>{formatDollars(-amount)}</dd>
    </div>
  );
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
  refunds: order.refunds,
});
