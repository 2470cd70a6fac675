import { and, desc, eq, ne, or, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import type { User } from "../../identity/tables.ts";
import { purchaseOrders } from "../payments/purchase-orders/purchase-orders.table.ts";
import { orders } from "./orders.table.ts";

/** The orders of a customer with a PO number, however they were paid. The newest is first. */
export async function findOrdersByPoNumber(tx: Tx, user: User, poNumber: string) {
  const hasNumber = or(
    sql`${orders.references} ->> 'po_number' = ${poNumber}`,
    eq(purchaseOrders.poNumber, poNumber),
  );
  const found = await tx
    .select({ orderNumber: orders.orderNumber, placedAt: orders.placedAt })
    .from(orders)
    .leftJoin(purchaseOrders, eq(purchaseOrders.orderId, orders.id))
    .where(and(eq(orders.userId, user.id), ne(orders.status, "pending_payment"), hasNumber))
    .orderBy(desc(orders.placedAt))
    .limit(10);
  return found.map(({ orderNumber, placedAt }) => ({
    order_number: orderNumber,
    order_placed_date: placedAt.toISOString().slice(0, 10),
  }));
}
