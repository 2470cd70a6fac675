import type { OrderStatus } from "@ligate/contract/orders/constants";
import { and, eq, ne } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { conflict, notFound } from "../../../../http/problem.ts";
import { type Email, enqueueEmail } from "../../../../jobs/outbox.ts";
import { returnStock } from "../../../catalog/index.ts";
import { voidPurchaseOrder } from "../../payments/purchase-orders/store-purchase-order.ts";
import { isBeingCancelled, readRefunds } from "../../payments/refunds/read-refunds.ts";
import { releaseQuotes } from "../../quotes/claim-quotes.ts";
import { type Buyer, findBuyer } from "../buyer.ts";
import { type Order, orderStatusChanges, orders } from "../orders.table.ts";

/** The actor of a change that the customer has made. */
export const CUSTOMER = "customer";

/** An order that is not pending payment. */
export type PlacedOrder = Order & { status: OrderStatus };

/** Locks an order until the transaction ends. @throws ProblemError 404 */
export async function lockOrder(tx: Tx, orderNumber: string): Promise<PlacedOrder> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.orderNumber, orderNumber), ne(orders.status, "pending_payment")))
    .for("update");
  if (!order) throw notFound("such order");
  return order as PlacedOrder;
}

export interface StatusChange {
  to: OrderStatus;
  /** `store` for automatic changes, otherwise the member of staff. */
  actor: string;
  /** Shown to the customer. */
  note?: string;
  mailTo: (buyer: Buyer) => Email | Promise<Email>;
}

/** Changes the status of a locked order, records the change and mails the buyer. */
export async function recordStatusChange(tx: Tx, order: Order, { to, actor, note, mailTo }: StatusChange) {
  const { id: orderId, status: fromStatus } = order;
  await tx.update(orders).set({ status: to }).where(eq(orders.id, orderId));
  await tx.insert(orderStatusChanges).values({ orderId, fromStatus, toStatus: to, actor, note });
  const buyer = await findBuyer(tx, order);
  await enqueueEmail(tx, `order-moved:${orderId}:${to}`, buyer.email, await mailTo(buyer));
}

/** @throws ProblemError 409 while PayPal reviews the payment of an order */
export function assertNotUnderReview({ orderNumber, paymentStatus }: Order) {
  if (paymentStatus !== "pending") return;
  throw conflict(
    `The payment of order ${orderNumber} is under review at PayPal. The order can be changed when the review has ended; the store keeps asking PayPal.`,
  );
}

/** @throws ProblemError 409 while a refund is being made that cancels the order */
export async function assertNotBeingCancelled(tx: Tx, order: Order) {
  if (!isBeingCancelled(await readRefunds(tx, order.id))) return;
  throw conflict(`Order ${order.orderNumber} is being cancelled: PayPal has not completed its refund yet.`);
}

interface Cancellation {
  /** Shown to the customer. */
  reason: string;
  /** `store` for automatic cancellations, otherwise the member of staff. */
  actor: string;
  mailTo: (buyer: Buyer) => Email;
}

/**
 * Cancels a locked order whose money was paid back or never received: gives back its stock, releases its quotes, voids
 * its purchase order, records the change with its reason and mails the buyer.
 */
export async function recordCancellation(tx: Tx, order: Order, { reason, actor, mailTo }: Cancellation) {
  await returnStock(tx, order.orderNumber);
  await releaseQuotes(tx, order.id);
  await voidPurchaseOrder(tx, order);
  await recordStatusChange(tx, order, { to: "cancelled", actor, note: reason, mailTo });
}
