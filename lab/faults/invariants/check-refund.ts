import type { OrderView } from "@ligate/contract/orders/schemas";
import type { Customer } from "../stack/customers.ts";
import type { Finding } from "./check-invariants.ts";
import type { LedgerSnapshot } from "./ledger-snapshot.ts";

/** The state that a refund reaches if nothing fails. */
export interface RefundExpectation {
  cents: number;
  /** The order is cancelled with the refund. */
  isCancelled: boolean;
  /** The refund must be complete. If false, it may be complete or absent, but not partial. */
  isDone: boolean;
}

/** Checks the records of a customer whose only order is refunded. */
export function checkRefund(snapshot: LedgerSnapshot, due: RefundExpectation): Finding[] {
  const [order] = snapshot.orders;
  const [capture] = snapshot.payPalCaptures;
  const details = JSON.stringify({ snapshot, due });
  if (!order || !capture || snapshot.orders.length > 1) return [{ violation: "not finished", details }];
  const booked = capture.cents - order.received;
  const findings: Finding[] = [];
  if (capture.refunded > due.cents) findings.push({ violation: "paid back twice", details });
  if (capture.refunded > booked) findings.push({ violation: "paid back without an entry", details });
  if (capture.refunded < booked) findings.push({ violation: "entry without its money", details });
  const isDone = booked === due.cents && (order.status === "cancelled") === due.isCancelled;
  const isUntouched = booked === 0 && order.status === "open";
  if (!isDone && (due.isDone || !isUntouched)) findings.push({ violation: "not finished", details });
  if (order.status === "cancelled" && order.received + order.promised !== 0)
    findings.push({ violation: "entry without its money", details });
  return findings;
}

/** Compares the order's page with PayPal's records. */
export async function checkOrderPage(
  { by }: Customer,
  { orders: [order], payPalCaptures: [capture] }: LedgerSnapshot,
): Promise<Finding[]> {
  const { status, body } = await by.get(`/api/users/view-order/${order?.number}`);
  const shown = status === 200 ? (body as OrderView) : undefined;
  const refunds = shown?.refunds.filter(({ kind }) => kind === "refund") ?? [];
  const cents = refunds.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  if (shown && shown.status === order?.status && cents === capture?.refunded) return [];
  return [{ violation: "reported wrongly", details: JSON.stringify({ status, body, order, capture }) }];
}
