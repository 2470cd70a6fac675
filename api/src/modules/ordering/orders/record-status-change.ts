import type { OrderStatus } from "@ligate/contract/orders/constants";
import { and, eq, ne } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../http/problem.ts";
import type { Email } from "../../../jobs/outbox.ts";
import { enqueueEmail } from "../../../jobs/outbox.ts";
import { users } from "../../identity/tables.ts";
import { type Order, orderStatusChanges, orders } from "./orders.table.ts";

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

/** Changes the status of a locked order, records the change and mails the buyer. */
export async function recordStatusChange(tx: Tx, order: Order, to: OrderStatus, actor: string, mail: Email) {
  const { id: orderId, status: fromStatus, userId } = order;
  await tx.update(orders).set({ status: to }).where(eq(orders.id, orderId));
  await tx.insert(orderStatusChanges).values({ orderId, fromStatus, toStatus: to, actor });
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) throw new Error(`Order ${orderId} has no user`);
  await enqueueEmail(tx, `order-moved:${orderId}:${to}`, user.email, mail);
}
