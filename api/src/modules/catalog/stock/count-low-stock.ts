import { LOW_STOCK } from "@ligate/contract/cart/constants";
import { and, eq, gt, isNull, lte, type SQL } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { stockItems } from "../products/catalog.table.ts";

/** Offered items of which few pieces are left, and those that are sold out until staff add some. */
export async function countLowStock(db: Database): Promise<{ low: number; soldOut: number }> {
  const count = (condition: SQL | undefined) =>
    db.$count(stockItems, and(eq(stockItems.offered, true), condition));
  const [low, soldOut] = await Promise.all([
    count(and(gt(stockItems.stockCount, 0), lte(stockItems.stockCount, LOW_STOCK))),
    count(and(eq(stockItems.stockCount, 0), isNull(stockItems.madeToOrderDays))),
  ]);
  return { low, soldOut };
}
