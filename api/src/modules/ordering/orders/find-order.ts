import { toDollars } from "@ligate/contract/common/money";
import { and, asc, eq, ne, or, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../http/problem.ts";
import type { User } from "../../identity/tables.ts";
import { payments } from "../payments/payments.table.ts";
import { purchaseOrders } from "../payments/purchase-orders/purchase-orders.table.ts";
import { type Order, type OrderLine, orderLines, orders } from "./orders.table.ts";

/**
 * An order of this user, by its number, its payment token or PayPal's id of a capture, also that of its invoice.
 * @throws ProblemError 404, also for an order of another user
 */
export const findOrder = async (tx: Tx, user: User, id: string): Promise<Order> =>
  (await findOrderWithPoNumber(tx, user, id)).order;

/** Like `findOrder`, with the buyer's number of its purchase order. One read. */
export async function findOrderWithPoNumber(tx: Tx, user: User, id: string) {
  const captured = tx
    .select({ id: sql`coalesce(${payments.orderId}, ${payments.invoiceOf})` })
    .from(payments)
    .where(eq(payments.captureId, id));
  const isNamed = or(
    eq(orders.orderNumber, id),
    eq(orders.paymentToken, id),
    // An array is read once, so that the order is found by its key: `in` would read all orders.
    sql`${orders.id} = any(array(${captured}))`,
  );
  const isOwn = and(eq(orders.userId, user.id), ne(orders.status, "pending_payment"));
  const [found] = await tx
    .select({ order: orders, poNumber: purchaseOrders.poNumber })
    .from(orders)
    .leftJoin(purchaseOrders, eq(purchaseOrders.orderId, orders.id))
    .where(and(isNamed, isOwn))
    .limit(1);
  if (!found) throw notFound("such order");
  return found;
}

export const readOrderLines = (tx: Tx, { id }: Pick<Order, "id">): Promise<OrderLine[]> =>
  tx.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.id));

/** The title of a line, as pages receive it; nothing for a line without one. */
export const toTitle = ({ title }: Pick<OrderLine, "title">) => (title ? { title } : {});

/** A line as all pages receive it. `total_price` is that of all pieces. */
export const toLine = (line: OrderLine) => ({
  product_sku: line.productSku,
  product_name: line.productName,
  ...toTitle(line),
  url: line.url,
  quantity: line.quantity,
  total_price: toDollars(line.quantity * line.unitPriceCents),
});
