import type { StockLevels } from "@ligate/contract/catalog/kit-table-schemas";
import type { StockItem } from "@ligate/contract/catalog/stock-item-schemas";
import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { stockItems } from "../products/catalog.table.ts";
import { type StoredItem, toStockItem, toStockLevel } from "../products/stock-items/stock-item-summary.ts";
import { listTableDefinitions } from "./kit-table-definitions.ts";

/** A stock item and the tab that shows it. */
export interface TabbedItem {
  tab: string;
  row: StockItem;
}

/** The stock items of a category page, ordered by SKU. Pages without a table of them are not looked up. */
export async function listStockItems(tx: Tx, url: string): Promise<TabbedItem[]> {
  if (!listTableDefinitions(url).some((table) => "from" in table && table.from === "stock")) return [];
  const items = await readPageItems(tx, url);
  return items.map((item) => ({ tab: item.tab, row: toStockItem(item) }));
}

/** The current availability of a category page's stock items; empty for pages without stock items. */
export async function listStockLevels(tx: Tx, url: string): Promise<StockLevels> {
  const items = await readPageItems(tx, url);
  return { items: items.map(toStockLevel) };
}

const readPageItems = (tx: Tx, url: string): Promise<StoredItem[]> =>
  tx
    .select()
    .from(stockItems)
    .where(and(eq(stockItems.page, url), eq(stockItems.offered, true)))
    .orderBy(asc(stockItems.sku));
