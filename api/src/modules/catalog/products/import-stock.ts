import { asc, notInArray } from "drizzle-orm";
import { z } from "zod";
import { Price, readCsv } from "../../../content-files/read-csv.ts";
import { importIfChanged } from "../../../content-files/seed-state.ts";
import type { Tx } from "../../../db/database.ts";
import { OrderClass } from "../../design/index.ts";
import { stockChanges } from "../stock/stock-changes.table.ts";
import { stockItems } from "./catalog.table.ts";

const Count = z.coerce.number<string>().int().min(0);
const CountOrEmpty = z.union([z.literal("").transform(() => null), z.string().pipe(Count)]);

/** A line of stock.csv. */
export const StockRow = z
  .strictObject({
    sku: z.string().regex(/^ST-\d{4}$/),
    name: z.string().min(1),
    order_class: OrderClass,
    price: Price,
    /** Empty: always made to order. */
    stock_count: CountOrEmpty,
    page: z.string().min(1),
    tab: z.string(),
    lead_days: Count,
    /** Empty: sold out when no piece is left. */
    made_to_order_days: CountOrEmpty,
  })
  .refine((row) => row.stock_count !== null || row.made_to_order_days !== null, {
    path: ["made_to_order_days"],
    message: "is required without a stock_count: the item could not be sold",
  })
  .transform((row) => ({
    sku: row.sku,
    name: row.name,
    orderClass: row.order_class,
    priceCents: row.price,
    stockCount: row.stock_count,
    page: row.page,
    tab: row.tab,
    leadDays: row.lead_days,
    madeToOrderDays: row.made_to_order_days,
  }));
type StockRow = z.infer<typeof StockRow>;

/**
 * Imports stock.csv. The counts in the file apply to new items only, because orders change the counts of known
 * ones.
 */
export const importStock = (tx: Tx): Promise<void> =>
  importIfChanged(tx, "stock", readCsv("stock.csv", StockRow), writeStock);

/** Writes items, and marks all others as no longer offered. */
export async function writeStock(tx: Tx, rows: StockRow[]) {
  const known = await lockKnownSkus(tx);
  const skus = rows.map(({ sku }) => sku);
  await tx.update(stockItems).set({ offered: false }).where(notInArray(stockItems.sku, skus));
  for (const row of rows) {
    const { stockCount, ...texts } = row;
    const set = { ...texts, offered: true };
    await tx.insert(stockItems).values(row).onConflictDoUpdate({ target: stockItems.sku, set });
    if (stockCount && !known.has(row.sku)) await recordFirstCount(tx, row.sku, stockCount);
  }
}

/** Locks all items in the same order as orders do, to avoid deadlocks. */
async function lockKnownSkus(tx: Tx): Promise<Set<string>> {
  const items = await tx
    .select({ sku: stockItems.sku })
    .from(stockItems)
    .orderBy(asc(stockItems.sku))
    .for("update");
  return new Set(items.map(({ sku }) => sku));
}

const recordFirstCount = (tx: Tx, sku: string, quantity: number) =>
  tx.insert(stockChanges).values({ sku, kind: "count", quantity, reason: "stock.csv" });
