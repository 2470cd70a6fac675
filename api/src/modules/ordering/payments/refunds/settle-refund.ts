import { and, eq, ne, sql, sum } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { enqueueEmail } from "../../../../jobs/outbox.ts";
import { findBuyer } from "../../orders/buyer.ts";
import { type Order, orders } from "../../orders/orders.table.ts";
import { CUSTOMER, recordCancellation } from "../../orders/status/record-status-change.ts";
import { statusChangeMail } from "../../orders/status/status-change-mail.ts";
import { ledger, payments } from "../payments.table.ts";
import { refundMail } from "./refund-mail.ts";
import type { ProviderRefund, RefundOutcome } from "./refund-provider.ts";
import { type RefundRecord, refunds } from "./refunds.table.ts";

/** A refund that PayPal has accepted or completed. */
type AcceptedRefund = Extract<RefundOutcome, { refund: ProviderRefund }>;

/**
 * Last step of a refund, in one transaction: records that PayPal has accepted it or, once it is completed, books the
 * money, cancels the order if the refund is for that, and enqueues the email. Idempotent.
 */
export async function settleRefund(
  tx: Tx,
  id: number,
  { kind, refund: made }: AcceptedRefund,
  { publicUrl, isMailed = true }: { publicUrl: string; isMailed?: boolean },
) {
  const { refund, order } = await lockRefund(tx, id);
  if (refund.status === "done") return;
  await removeDuplicate(tx, refund, made);
  const { id: providerRefundId, amountCents } = made;
  if (kind === "pending") {
    await tx.update(refunds).set({ status: "pending", providerRefundId }).where(eq(refunds.id, id));
    return;
  }
  await tx
    .update(refunds)
    .set({ status: "done", providerRefundId, amountCents, failure: "", doneAt: sql`now()` })
    .where(eq(refunds.id, id));
  await bookRefund(tx, "refund", order.id, made);
  const { cancelsOrder, reason } = refund;
  if (cancelsOrder && order.status === "open") return cancel(tx, order, refund, publicUrl);
  if (isMailed) await mailRefund(tx, order, { providerRefundId, amountCents, reason }, publicUrl);
}

/** Records a refusal of PayPal. The order stays as it is. */
export async function failRefund(tx: Tx, id: number, failure: string) {
  await tx
    .update(refunds)
    .set({ status: "failed", failure, doneAt: sql`now()` })
    .where(and(eq(refunds.id, id), ne(refunds.status, "done")));
}

/** Books money that was paid back, once by PayPal's id of the refund. */
export async function bookRefund(
  tx: Tx,
  kind: "refund" | "reversal",
  orderId: number,
  { id: reference, amountCents, currency }: ProviderRefund,
) {
  await tx
    .insert(ledger)
    .values({ orderId, kind, amountCents: -amountCents, currency, reference })
    .onConflictDoNothing();
}

/** Locks the payment of a refund, its order, and then the refund. */
async function lockRefund(tx: Tx, id: number) {
  const [found] = await tx
    .select({ payment: payments })
    .from(payments)
    .innerJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(eq(refunds.id, id))
    .for("update", { of: payments });
  const orderId = found?.payment.invoiceOf ?? found?.payment.orderId;
  if (!found || !orderId) throw new Error(`Refund ${id} belongs to no order`);
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id));
  if (!order || !refund) throw new Error(`Refund ${id} is gone`);
  return { refund, order };
}

/**
 * PayPal's webhook may report a refund before its own response arrives. If it named no request id, it was recorded as a
 * refund made at PayPal: the record of the request replaces that one.
 */
async function removeDuplicate(tx: Tx, { id }: RefundRecord, { id: providerRefundId }: ProviderRefund) {
  await tx.delete(refunds).where(and(eq(refunds.providerRefundId, providerRefundId), ne(refunds.id, id)));
}

async function cancel(tx: Tx, order: Order, { reason, actor }: RefundRecord, publicUrl: string) {
  const refundedCents = await sumRefundedCents(tx, order.id);
  const details = { note: reason, isByCustomer: actor === CUSTOMER, refundedCents };
  const mailTo = statusChangeMail(order, "cancelled", publicUrl, details);
  await recordCancellation(tx, order, { reason, actor, mailTo });
}

/** The money of an order that was paid back. */
export async function sumRefundedCents(tx: Tx, orderId: number): Promise<number> {
  const [paidBack] = await tx
    .select({ cents: sum(ledger.amountCents).mapWith(Number) })
    .from(ledger)
    .where(and(eq(ledger.orderId, orderId), eq(ledger.kind, "refund")));
  return -(paidBack?.cents ?? 0);
}

async function mailRefund(
  tx: Tx,
  order: Order,
  refund: { providerRefundId: string; amountCents: number; reason: string },
  publicUrl: string,
) {
  const buyer = await findBuyer(tx, order);
  const mail = refundMail(order, refund, publicUrl)(buyer);
  await enqueueEmail(tx, `refund:${refund.providerRefundId}`, buyer.email, mail);
}
