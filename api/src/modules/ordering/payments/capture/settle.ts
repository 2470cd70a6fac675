import type { PaymentRefusal } from "@ligate/contract/payments/schemas";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { removePurchasedLines } from "../../cart/remove-purchased-lines.ts";
import { payInvoice } from "../../invoices/pay-invoice.ts";
import { openOrder } from "../../orders/open-order.ts";
import { orders } from "../../orders/orders.table.ts";
import { describePayment } from "../payment-description.ts";
import { type CaptureAttempt, captureAttempts, ledger, type Payment, payments } from "../payments.table.ts";
import type { CapturedMoney } from "../paypal/paypal-responses.ts";
import { isHeldBy, RELEASED } from "./lease.ts";

/**
 * Last step of a capture, in one transaction: records the money, opens the order and removes its lines from the cart,
 * or marks the invoice as paid, and enqueues the email. Idempotent.
 * @returns false if another amount was captured than requested; the payment is then held for manual review
 */
export async function settle(
  tx: Tx,
  attempt: CaptureAttempt,
  money: CapturedMoney,
  publicUrl: string,
): Promise<boolean> {
  const payment = await lockPayment(tx, attempt);
  if (payment.captureId) return payment.status === "captured";
  const isExpectedAmount = money.amountCents === payment.amountCents && money.currency === payment.currency;
  await recordCapturedMoney(tx, attempt, money, isExpectedAmount ? "captured" : "disputed");
  if (!isExpectedAmount) {
    await holdForManualReview(tx, attempt);
    return false;
  }
  await tx.delete(captureAttempts).where(eq(captureAttempts.orderId, attempt.orderId));
  if (payment.invoiceOf !== null) await payInvoice(tx, payment.invoiceOf, { ...money, publicUrl });
  else await openPaidOrder(tx, attempt, money, publicUrl);
  return true;
}

async function openPaidOrder(
  tx: Tx,
  { orderId, userId }: CaptureAttempt,
  money: CapturedMoney,
  publicUrl: string,
) {
  await openOrder(tx, orderId, await describePayment(tx, orderId, money), publicUrl);
  await removePurchasedLines(tx, userId, orderId);
}

/**
 * Undoes the claim after PayPal refused: deletes the pending order. The cart or the invoice stays as it is.
 * @returns false if the lease was lost: its new holder may be capturing the money
 */
export async function release(tx: Tx, attempt: CaptureAttempt, refusal: PaymentRefusal): Promise<boolean> {
  const payment = await lockPayment(tx, attempt);
  const mine = await tx.delete(captureAttempts).where(isHeldBy(attempt)).returning();
  if (mine.length === 0) return false;
  if (payment.invoiceOf === null) await tx.delete(orders).where(eq(orders.id, attempt.orderId));
  await tx.update(payments).set({ status: "refused", refusal }).where(eq(payments.id, payment.id));
  return true;
}

async function lockPayment(tx: Tx, { paymentId }: CaptureAttempt): Promise<Payment> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for("update");
  if (!payment) throw new Error(`Payment ${paymentId} is gone`);
  return payment;
}

async function recordCapturedMoney(
  tx: Tx,
  attempt: CaptureAttempt,
  money: CapturedMoney,
  status: Payment["status"],
) {
  const { id: reference, amountCents, currency } = money;
  await tx
    .insert(ledger)
    .values({ orderId: attempt.orderId, kind: "capture", amountCents, currency, reference });
  await tx
    .update(payments)
    .set({ status, captureId: reference, refusal: null })
    .where(eq(payments.id, attempt.paymentId));
}

/** Keeps the attempt leased, so that it is not retried and the buyer cannot pay for the same cart again. */
const holdForManualReview = (tx: Tx, { orderId }: CaptureAttempt) =>
  tx
    .update(captureAttempts)
    .set({ leaseUntil: sql`now() + interval '10 years'`, holder: RELEASED })
    .where(eq(captureAttempts.orderId, orderId));
