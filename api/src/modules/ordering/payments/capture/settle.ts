import type { PaymentRefusal } from "@ligate/contract/payments/schemas";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { returnStock } from "../../../catalog/index.ts";
import { removePurchasedLines } from "../../cart/remove-purchased-lines.ts";
import { payInvoice } from "../../invoices/pay-invoice.ts";
import { openOrder } from "../../orders/open-order.ts";
import { orders } from "../../orders/orders.table.ts";
import { bookCapture, matchesPayment } from "../ledger.ts";
import { type CaptureAttempt, captureAttempts, type Payment, payments } from "../payments.table.ts";
import type { CapturedMoney, CaptureOutcome } from "../paypal/paypal-responses.ts";
import { describePayment } from "../purchase-orders/store-purchase-order.ts";
import { nextCheck, reportReview } from "../review/review.service.ts";
import { isHeldBy, RELEASED } from "./lease.ts";

/** Money that PayPal has captured, or holds for a review. */
type SettledCapture = Pick<Extract<CaptureOutcome, { money: CapturedMoney }>, "kind" | "money">;

/**
 * Last step of a capture, in one transaction: records the money, opens the order and removes its lines from the cart,
 * or marks the invoice as paid, and enqueues the email. Money that PayPal holds for a review is not booked yet: the order
 * is opened as pending, and the invoice stays unpaid. Idempotent.
 * @returns false if the capture is not as agreed; the payment is then held for manual review
 */
export async function settle(
  tx: Tx,
  attempt: CaptureAttempt,
  capture: SettledCapture,
  publicUrl: string,
): Promise<boolean> {
  const payment = await lockPayment(tx, attempt);
  if (payment.captureId) return payment.status !== "disputed";
  const { money } = capture;
  if (capture.kind === "captured") await bookCapture(tx, attempt.orderId, money);
  if (!matchesPayment(payment, money)) {
    await holdForManualReview(tx, attempt, money);
    return false;
  }
  await endAttempt(tx, payment.id, capture);
  if (payment.invoiceOf === null) await openPaidOrder(tx, attempt, capture, publicUrl);
  else if (capture.kind === "pending") await reportReview(tx, payment, publicUrl);
  else await payInvoice(tx, payment.invoiceId, { ...money, publicUrl });
  return true;
}

async function openPaidOrder(
  tx: Tx,
  { orderId, userId }: CaptureAttempt,
  { kind, money }: SettledCapture,
  publicUrl: string,
) {
  const payment = await describePayment(tx, orderId, money);
  const bought = await openOrder(tx, orderId, { ...payment, isUnderReview: kind === "pending" }, publicUrl);
  await removePurchasedLines(tx, userId, bought);
}

/**
 * Undoes the claim after PayPal refused: deletes the pending order. The cart or the invoice stays as it is.
 * @returns false if the lease was lost: its new holder may be capturing the money
 */
export async function release(tx: Tx, attempt: CaptureAttempt, refusal: PaymentRefusal): Promise<boolean> {
  const payment = await lockPayment(tx, attempt);
  const mine = await tx.delete(captureAttempts).where(isHeldBy(attempt)).returning();
  if (mine.length === 0) return false;
  if (payment.invoiceOf === null) await deleteOrder(tx, attempt.orderId);
  await tx.update(payments).set({ status: "refused", refusal }).where(eq(payments.id, payment.id));
  return true;
}

/** Deletes a pending order. Its stock is given back, and its quotes can be used again. */
async function deleteOrder(tx: Tx, orderId: number) {
  const isOrder = eq(orders.id, orderId);
  const [order] = await tx.select({ number: orders.orderNumber }).from(orders).where(isOrder).for("update");
  if (!order) return;
  await returnStock(tx, order.number);
  await tx.delete(orders).where(isOrder);
}

async function lockPayment(tx: Tx, { paymentId }: CaptureAttempt): Promise<Payment> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for("update");
  if (!payment) throw new Error(`Payment ${paymentId} is gone`);
  return payment;
}

/** Records a capture in its payment, and deletes the attempt. */
async function endAttempt(tx: Tx, paymentId: number, { kind: status, money }: SettledCapture) {
  const ended = tx
    .$with("ended")
    .as(tx.delete(captureAttempts).where(eq(captureAttempts.paymentId, paymentId)));
  const checkAt = status === "pending" ? nextCheck() : null;
  await tx
    .with(ended)
    .update(payments)
    .set({ status, captureId: money.id, checkAt, refusal: null })
    .where(eq(payments.id, paymentId));
}

/**
 * Records a capture as disputed, and keeps its attempt leased, so that it is not retried and the buyer cannot pay for the
 * same cart again.
 */
async function holdForManualReview(tx: Tx, { paymentId, orderId }: CaptureAttempt, { id }: CapturedMoney) {
  const held = { status: "disputed", captureId: id, checkAt: null, refusal: null } as const;
  await tx.update(payments).set(held).where(eq(payments.id, paymentId));
  const leaseUntil = sql`now() + interval '10 years'`;
  const isOfOrder = eq(captureAttempts.orderId, orderId);
  await tx.update(captureAttempts).set({ leaseUntil, holder: RELEASED }).where(isOfOrder);
}
