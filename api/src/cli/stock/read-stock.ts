import { asc, eq, inArray, sum } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { stockItems } from "../../modules/catalog/tables.ts";
import { orderLines, orders } from "../../modules/ordering/tables.ts";

/** Orders whose pieces are still in the store. */
const UNDELIVERED = ["pending_payment", "open", "in_progress"] as const;

/** The stock items, ordered by SKU. `free` pieces are those that no order has reserved. */
export async function readStock(db: Database) {
  const items = await db.select().from(stockItems).orderBy(asc(stockItems.sku));
  const reserved = await reservedPieces(db);
  return items.map(({ sku, name, stockCount, madeToOrderDays, offered }) => ({
    sku,
    name,
    free: stockCount ?? "not counted",
    reserved: reserved.get(sku) ?? 0,
    "at 0": madeToOrderDays === null ? "sold out" : `made in ${madeToOrderDays} business days`,
    offered: offered ? "yes" : "no",
  }));
}

/** Pieces by SKU that orders have reserved and staff have not made ready for delivery yet. */
async function reservedPieces(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .select({ sku: orderLines.productSku, pieces: sum(orderLines.reservedQuantity).mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(inArray(orders.status, [...UNDELIVERED]))
    .groupBy(orderLines.productSku);
  return new Map(rows.map(({ sku, pieces }) => [sku, pieces]));
}
