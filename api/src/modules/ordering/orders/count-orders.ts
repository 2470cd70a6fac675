import {
  ORDER_CLASSES,
  ORDER_FILTERS,
  type OrderClass,
  type OrderFilter,
} from "@ligate/contract/orders/constants";
import type { OrderCounts } from "@ligate/contract/orders/schemas";
import { and, eq, inArray, sum } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";

import type { User } from "../../identity/tables.ts";
import { orderLineCounts } from "./orders.table.ts";

/** Counts the lines of each class that the order list of a filter has. */
export async function countOrders(tx: Tx, user: User, filter: OrderFilter): Promise<OrderCounts> {
  const counted = await lineCounts(tx, user, filter);
  return { counts: Object.fromEntries(counted) as OrderCounts["counts"] };
}

/** The number of lines of this class, or of all classes. */
export async function countLines(
  tx: Tx,
  user: User,
  filter: OrderFilter,
  orderClass: OrderClass | undefined,
): Promise<number> {
  const counted = await lineCounts(tx, user, filter);
  return counted
    .filter(([each]) => orderClass === undefined || each === orderClass)
    .reduce((total, [, lines]) => total + lines, 0);
}

async function lineCounts(tx: Tx, user: User, filter: OrderFilter): Promise<[OrderClass, number][]> {
  const found = await tx
    .select({ orderClass: orderLineCounts.orderClass, lines: sum(orderLineCounts.lines).mapWith(Number) })
    .from(orderLineCounts)
    .where(
      and(eq(orderLineCounts.userId, user.id), inArray(orderLineCounts.status, [...ORDER_FILTERS[filter]])),
    )
    .groupBy(orderLineCounts.orderClass);
  const counted = new Map(found.map(({ orderClass, lines }) => [orderClass, lines]));
  return ORDER_CLASSES.map((orderClass) => [orderClass, counted.get(orderClass) ?? 0]);
}
