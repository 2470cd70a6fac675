import { notInArray } from "drizzle-orm";
import { z } from "zod";
import { importIfChanged } from "../../../content-files/import-if-changed.ts";
import { Price } from "../../../content-files/price.ts";
import { readCsv } from "../../../content-files/read-csv.ts";
import type { Tx } from "../../../db/database.ts";
import { OrderClass } from "../../design/index.ts";
import { stockItems } from "./catalog.table.ts";

const Count = z.coerce.number().int().min(0);

const StockRow = z
  .strictObject({
    sku: z.string().regex(/^ST-\d{4}$/),
    name: z.string().min(1),
    order_class: OrderClass,
    price: Price,
    stock_count: Count,
    page: z.string().min(1),
    tab: z.string(),
    lead_days: Count,
    made_to_order_days: Count,
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

/**
 * Imports stock.csv. The counts in the file apply to new items only, because orders change the counts of known
 * ones.
 */
export async function importStock(tx: Tx): Promise<void> {
  await importIfChanged(tx, "stock", readCsv("stock.csv", StockRow), async (_, rows) => {
    const skus = rows.map(({ sku }) => sku);
    await tx.update(stockItems).set({ offered: false }).where(notInArray(stockItems.sku, skus));
    for (const row of rows) {
      const { stockCount, ...known } = row;
      const set = { ...known, offered: true };
      await tx.insert(stockItems).values(row).onConflictDoUpdate({ target: stockItems.sku, set });
    }
  });
}
