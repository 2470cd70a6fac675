import { toDollars } from "@ligate/contract/common/money";
import type { Refund } from "@ligate/contract/orders/schemas";
import { and, asc, eq, or } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import type { CreditNote } from "../../invoices/invoices.table.ts";
import { ledger, payments } from "../payments.table.ts";
import { type RefundRecord, refunds } from "./refunds.table.ts";

/** The payments of an order itself and of its invoice. */
export const paysOrder = (orderId: number) =>
  or(eq(payments.orderId, orderId), eq(payments.invoiceOf, orderId));

/** A refund; `booked` is its entry in the ledger, which it has once PayPal has completed it. */
export interface OrderRefund {
  refund: RefundRecord;
  booked: { amountCents: number; at: Date } | null;
}

/** All refunds of an order and of its invoices, the oldest first. */
export const readRefunds = (tx: Tx, orderId: number): Promise<OrderRefund[]> =>
  tx
    .select({ refund: refunds, booked: { amountCents: ledger.amountCents, at: ledger.at } })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(ledger, and(eq(ledger.kind, "refund"), eq(ledger.reference, refunds.providerRefundId)))
    .where(paysOrder(orderId))
    .orderBy(asc(refunds.id));

/** The refunds that PayPal has not completed yet. */
export const openRefunds = (found: OrderRefund[]): RefundRecord[] =>
  found.map(({ refund }) => refund).filter(({ status }) => status === "claimed" || status === "pending");

/** True while a refund is being made that cancels the order. */
export const isBeingCancelled = (found: OrderRefund[]): boolean =>
  openRefunds(found).some(({ cancelsOrder }) => cancelsOrder);

/** The completed refunds of an order and its credit notes as its page shows them, the oldest first. */
export function listRefunds(found: OrderRefund[], credited: CreditNote[]): Refund[] {
  const paidBack = found.flatMap(({ refund: { reason }, booked }) =>
    booked ? { kind: "refund" as const, cents: -booked.amountCents, at: booked.at, reason } : [],
  );
  const notes = credited.map(({ amountCents: cents, at, reason }) => ({
    ...{ kind: "credit_note" as const, cents, at, reason },
  }));
  return [...paidBack, ...notes]
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ kind, cents, at, reason }) => ({ kind, amount: toDollars(cents), at: at.toISOString(), reason }));
}
