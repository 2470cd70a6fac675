import { and, asc, eq, ne, or, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { prebuilt } from "../../../db/prebuilt.ts";
import { notFound } from "../../../http/problem.ts";
import type { User } from "../../identity/tables.ts";
import { payments } from "../payments/payments.table.ts";
import { type Order, type OrderLine, orderLines, orders } from "./orders.table.ts";

/**
 * An order of this user, by its number, its payment token or PayPal's id of a capture, also that of its invoice.
 * @throws ProblemError 404, also for an order of another user
 */
export async function findOrder(tx: Tx, user: User, id: string): Promise<Order> {
  const isNamed = or(eq(orders.orderNumber, id), eq(orders.paymentToken, id), eq(payments.captureId, id));
  const [found] = await tx
    .select({ order: orders })
    .from(orders)
    .leftJoin(payments, or(eq(payments.orderId, orders.id), eq(payments.invoiceOf, orders.id)))
    .where(and(isNamed, eq(orders.userId, user.id), ne(orders.status, "pending_payment")))
    .limit(1);
  if (!found) throw notFound("such order");
  return found.order;
}

export const linesOf = (tx: Tx, { id }: Pick<Order, "id">): Promise<OrderLine[]> => readLines(tx, { id });

const readLines = prebuilt((tx) =>
  tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, sql.placeholder("id")))
    .orderBy(asc(orderLines.id)),
);
