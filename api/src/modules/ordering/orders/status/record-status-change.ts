import type { OrderStatus } from "@ligate/contract/orders/constants";
import { and, eq, ne } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { notFound } from "../../../../http/problem.ts";
import type { Email } from "../../../../jobs/outbox.ts";
import { enqueueEmail } from "../../../../jobs/outbox.ts";
import { type Buyer, findBuyer } from "../buyer.ts";
import { type Order, orderStatusChanges, orders } from "../orders.table.ts";

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
  mailTo: (buyer: Buyer) => Email;
}

/** Changes the status of a locked order, records the change and mails the buyer. */
export async function recordStatusChange(tx: Tx, order: Order, { to, actor, note, mailTo }: StatusChange) {
  const { id: orderId, status: fromStatus } = order;
  await tx.update(orders).set({ status: to }).where(eq(orders.id, orderId));
  await tx.insert(orderStatusChanges).values({ orderId, fromStatus, toStatus: to, actor, note });
  const buyer = await findBuyer(tx, order);
  await enqueueEmail(tx, `order-moved:${orderId}:${to}`, buyer.email, mailTo(buyer));
}
