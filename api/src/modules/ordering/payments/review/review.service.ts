import type { PaymentRefusal } from "@ligate/contract/payments/schemas";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { enqueueEmail } from "../../../../jobs/outbox.ts";
import { payInvoice } from "../../invoices/pay-invoice.ts";
import { readInvoiceNumber } from "../../invoices/read-invoices.ts";
import { findBuyer } from "../../orders/buyer.ts";
import { estimateDelivery } from "../../orders/estimate-delivery.ts";
import { type Order, orderLines, orders } from "../../orders/orders.table.ts";
import { recordCancellation } from "../../orders/status/record-status-change.ts";
import { bookCapture, matchesPayment } from "../ledger.ts";
import { type Payment, payments } from "../payments.table.ts";
import type { CapturedMoney } from "../paypal/paypal-responses.ts";
import { invoicePaymentDeniedMail, invoiceUnderReviewMail } from "./invoice-review-mail.ts";
import { paymentConfirmedMail, paymentDeniedMail } from "./order-review-mail.ts";

/** Mails the buyer that PayPal reviews the payment of an invoice. */
export async function reportReview(
  tx: Tx,
  { invoiceOf, invoiceId, amountCents, id }: Payment,
  publicUrl: string,
): Promise<void> {
  if (invoiceOf === null) throw new Error(`Payment ${id} pays no invoice`);
  const [order] = await tx.select().from(orders).where(eq(orders.id, invoiceOf));
  if (!order) throw new Error(`Order ${invoiceOf} is gone`);
  const buyer = await findBuyer(tx, order);
  const reviewed = { invoiceNumber: await readInvoiceNumber(tx, invoiceId), amountCents };
  const mail = invoiceUnderReviewMail(order, reviewed, buyer, publicUrl);
  await enqueueEmail(tx, `payment-review:${id}`, buyer.email, mail);
}

/**
 * The time at which PayPal is asked again about a payment under review: after a tenth of its age, between one minute and one hour. A
 * review takes days at most, and PayPal's webhook usually reports its end.
 */
export const nextCheck = () =>
  sql`now() + greatest(interval '1 minute', least(interval '1 hour', (now() - ${payments.createdAt}) / 10))`;

/**
 * Ends a review whose money PayPal has captured: books it, and confirms the order or pays the invoice. Idempotent.
 * @returns false if the capture is not as agreed; the payment is then held for manual review
 */
export async function confirmPayment(tx: Tx, paymentId: number, money: CapturedMoney, publicUrl: string) {
  const found = await lockReviewed(tx, paymentId);
  if (!found) return true;
  const { payment, order } = found;
  await bookCapture(tx, order.id, money);
  const isExpected = matchesPayment(payment, money);
  const status = isExpected ? "captured" : "disputed";
  await tx.update(payments).set({ status, checkAt: null }).where(eq(payments.id, paymentId));
  if (!isExpected) return false;
  if (payment.invoiceOf !== null) await payInvoice(tx, payment.invoiceId, { ...money, publicUrl });
  else await confirmOrder(tx, order, money.amountCents, publicUrl);
  return true;
}

/** Ends a review after which PayPal has refused the payment: cancels the order, or leaves the invoice unpaid. Idempotent. */
export async function denyPayment(tx: Tx, paymentId: number, refusal: PaymentRefusal, publicUrl: string) {
  const found = await lockReviewed(tx, paymentId);
  if (!found) return;
  const { payment, order } = found;
  await tx
    .update(payments)
    .set({ status: "refused", refusal, checkAt: null })
    .where(eq(payments.id, paymentId));
  if (payment.invoiceOf === null) return cancelDenied(tx, order, payment, publicUrl);
  const buyer = await findBuyer(tx, order);
  const { invoiceId, amountCents } = payment;
  const reviewed = { invoiceNumber: await readInvoiceNumber(tx, invoiceId), amountCents };
  const mail = invoicePaymentDeniedMail(order, reviewed, buyer, publicUrl);
  await enqueueEmail(tx, `payment-denied:${paymentId}`, buyer.email, mail);
}

/** Locks a payment that is under review, and its order; `undefined` if its review has been settled. */
async function lockReviewed(
  tx: Tx,
  paymentId: number,
): Promise<{ payment: Payment; order: Order } | undefined> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for("update");
  if (payment?.status !== "pending") return undefined;
  const orderId = payment.invoiceOf ?? payment.orderId;
  const [order] = orderId ? await tx.select().from(orders).where(eq(orders.id, orderId)).for("update") : [];
  if (!order) throw new Error(`Payment ${paymentId} has no order`);
  return { payment, order };
}

/** Confirms an order. The time of the review delays its delivery. */
async function confirmOrder(tx: Tx, { id, address }: Order, cents: number, publicUrl: string) {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, id));
  const estDeliveryDate = estimateDelivery(lines, address);
  const [order] = await tx
    .update(orders)
    .set({ paymentStatus: "confirmed", estDeliveryDate })
    .where(eq(orders.id, id))
    .returning();
  if (!order) throw new Error(`Order ${id} is gone`);
  const buyer = await findBuyer(tx, order);
  const mail = paymentConfirmedMail(order, cents, buyer, publicUrl);
  await enqueueEmail(tx, `payment-confirmed:${id}`, buyer.email, mail);
}

async function cancelDenied(tx: Tx, order: Order, { amountCents }: Payment, publicUrl: string) {
  await tx.update(orders).set({ paymentStatus: "denied" }).where(eq(orders.id, order.id));
  await recordCancellation(tx, order, {
    reason: "PayPal declined the payment after its review. You were not charged.",
    actor: "store",
    mailTo: paymentDeniedMail(order, amountCents, publicUrl),
  });
}
