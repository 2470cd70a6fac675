import { eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { enqueueEmail } from "../../../jobs/outbox.ts";
import { saveFirstAddress } from "../../identity/index.ts";
import { orderUnderReviewMail } from "../payments/review/order-review-mail.ts";
import { findBuyer } from "./buyer.ts";
import { orderConfirmationMail, type PaymentDescription } from "./order-confirmation-mail.ts";
import { orderLines, orderStatusChanges, orders } from "./orders.table.ts";

/** How an order is paid, and whether PayPal has not completed the payment yet. */
interface OpeningPayment extends PaymentDescription {
  isUnderReview?: boolean;
}

/**
 * Opens an order that was paid by money or a purchase order, saves its address in an account without one, and mails the
 * confirmation, or that the payment is under review.
 */
export async function openOrder(tx: Tx, orderId: number, payment: OpeningPayment, publicUrl: string) {
  const [order] = await tx
    .update(orders)
    .set({
      status: "open",
      paymentStatus: payment.isUnderReview ? "pending" : "confirmed",
      paymentSource: payment.source,
      lastDigits: payment.lastDigits,
    })
    .where(eq(orders.id, orderId))
    .returning();
  if (!order) throw new Error(`Order ${orderId} is gone`);
  await tx.insert(orderStatusChanges).values({ orderId, fromStatus: "pending_payment", toStatus: "open" });
  await saveFirstAddress(tx, order.userId, order.address);
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const buyer = await findBuyer(tx, order);
  const mail = payment.isUnderReview
    ? orderUnderReviewMail(order, payment.paidCents, buyer, publicUrl)
    : orderConfirmationMail(order, lines, payment, buyer, publicUrl);
  await enqueueEmail(tx, `order-confirmation:${orderId}`, buyer.email, mail);
}
