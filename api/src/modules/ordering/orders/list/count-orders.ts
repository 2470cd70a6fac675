import { ORDER_CLASSES, ORDER_FILTERS, type OrderFilter } from "@ligate/contract/orders/constants";
import type { OrderCounts } from "@ligate/contract/orders/schemas";
import { and, count, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import type { User } from "../../../identity/tables.ts";
import { orderLines, orders } from "../orders.table.ts";

/** Counts the lines of each class that the order list of a filter has. */
export async function countOrders(tx: Tx, user: User, filter: OrderFilter): Promise<OrderCounts> {
  const found = await tx
    .select({ orderClass: orderLines.orderClass, lines: count() })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.userId, user.id), inArray(orders.status, [...ORDER_FILTERS[filter]])))
    .groupBy(orderLines.orderClass);
  const counted = new Map(found.map(({ orderClass, lines }) => [orderClass, lines]));
  const entries = ORDER_CLASSES.map((orderClass) => [orderClass, counted.get(orderClass) ?? 0]);
  return { counts: Object.fromEntries(entries) };
}
