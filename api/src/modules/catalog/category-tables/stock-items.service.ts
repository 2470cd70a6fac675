import type { StockItem, StockLevels } from "@ligate/contract/catalog/kit-table-schemas";
import { toDollars } from "@ligate/contract/common/money";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { prebuilt } from "../../../db/prebuilt.ts";
import { stockItems } from "../products/catalog.table.ts";
import { fewLeft, toStock } from "../stock/allocate-stock.ts";
import { listTableDefinitions } from "./kit-table-definitions.ts";

type StoredItem = typeof stockItems.$inferSelect;

/** A stock item and the tab that shows it. */
export interface TabbedItem {
  tab: string;
  row: StockItem;
}

/** The stock items of a category page, ordered by SKU. Pages without a table of them are not looked up. */
export async function listStockItems(tx: Tx, url: string): Promise<TabbedItem[]> {
  if (!listTableDefinitions(url).some((table) => "from" in table && table.from === "stock")) return [];
  const items = await readPageItems(tx, url);
  return items.map((item) => ({
    tab: item.tab,
    row: { name: item.name, price: toDollars(item.priceCents), ...toStockLevel(item) },
  }));
}

/** The current availability of a category page's stock items; empty for pages without stock items. */
export async function listStockLevels(tx: Tx, url: string): Promise<StockLevels> {
  const items = await readPageItems(tx, url);
  return { items: items.map(toStockLevel) };
}

const readPageItems = (tx: Tx, url: string): Promise<StoredItem[]> => readItems(tx, { url });

const readItems = prebuilt((tx) =>
  tx
    .select()
    .from(stockItems)
    .where(and(eq(stockItems.page, sql.placeholder("url")), eq(stockItems.offered, true)))
    .orderBy(asc(stockItems.sku)),
);

function toStockLevel(item: StoredItem): StockLevels["items"][number] {
  const { sku, stockCount, leadDays, madeToOrderDays } = item;
  const isInStock = (stockCount ?? 0) > 0;
  return {
    sku,
    in_stock: isInStock,
    lead_days: isInStock ? leadDays : (madeToOrderDays ?? leadDays),
    sold_out: !isInStock && madeToOrderDays === null,
    stock_left: fewLeft(toStock(item)),
  };
}
