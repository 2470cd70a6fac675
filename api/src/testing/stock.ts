import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { setStock } from "../modules/catalog/index.ts";
import { stockItems } from "../modules/catalog/tables.ts";

/** Stock items at $1,450.00 and $1,250.00 that are ready in 3 business days, and made to order in 35. */
export const CELL_LINE = "ST-2003";
export const OTHER_CELL_LINE = "ST-2001";

/** Counts the pieces of a stock item. @param madeToOrderDays null: sold out when no piece is left */
export async function inStock(db: Database, sku: string, count: number, madeToOrderDays: number | null = 35) {
  await db.update(stockItems).set({ madeToOrderDays }).where(eq(stockItems.sku, sku));
  await db.transaction((tx) => setStock(tx, sku, count, { reason: "counted", actor: "grace" }));
}

/** The pieces of a stock item that no order has reserved. */
export async function piecesLeft(db: Database, sku: string): Promise<number | null | undefined> {
  const [item] = await db.select().from(stockItems).where(eq(stockItems.sku, sku));
  return item?.stockCount;
}
