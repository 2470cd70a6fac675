import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { enqueueEmail } from "../../../jobs/outbox.ts";
import { rememberReferences, saveFirstAddress } from "../../identity/index.ts";
import { users } from "../../identity/tables.ts";
import { orderUnderReviewMail } from "../payments/review/order-review-mail.ts";
import { buyerColumns } from "./buyer.ts";
import { readOrderLines } from "./find-order.ts";
import { orderConfirmationMail, type PaymentDescription } from "./order-confirmation-mail.ts";
import { type OrderLine, orderStatusChanges, orders } from "./orders.table.ts";

/** The payment of an order, which PayPal may not have completed yet. */
interface OpeningPayment extends PaymentDescription {
  isUnderReview?: boolean;
}

/**
 * Opens an order that was paid by money or a purchase order, saves its address in an account without one, and mails the
 * confirmation, or that the payment is under review.
 * @returns its lines
 */
export async function openOrder(
  tx: Tx,
  orderId: number,
  payment: OpeningPayment,
  publicUrl: string,
): Promise<OrderLine[]> {
  const [opened] = await setOpen(tx, orderId, payment);
  if (!opened) throw new Error(`Order ${orderId} is gone`);
  const { order, buyer, hasAddress } = opened;
  if (!hasAddress) await saveFirstAddress(tx, order.userId, order.address);
  if (order.references) await rememberReferences(tx, order.userId, order.references);
  const lines = await readOrderLines(tx, order);
  const mail = payment.isUnderReview
    ? orderUnderReviewMail(order, payment.paidCents, buyer, publicUrl)
    : orderConfirmationMail(order, lines, payment, buyer, publicUrl);
  await enqueueEmail(tx, `order-confirmation:${orderId}`, buyer.email, mail);
  return lines;
}

/** Opens an order, records the change of its status, and finds its buyer. */
function setOpen(tx: Tx, orderId: number, { isUnderReview, source, lastDigits }: OpeningPayment) {
  const change = { orderId, fromStatus: "pending_payment", toStatus: "open" } as const;
  const recorded = tx.$with("recorded").as(tx.insert(orderStatusChanges).values(change));
  return tx
    .with(recorded)
    .update(orders)
    .set({
      status: "open",
      paymentStatus: isUnderReview ? "pending" : "confirmed",
      paymentSource: source,
      lastDigits,
    })
    .from(users)
    .where(and(eq(orders.id, orderId), eq(users.id, orders.userId)))
    .returning({ order: orders, buyer: buyerColumns, hasAddress: sql<boolean>`${users.addressLine1} <> ''` });
}
