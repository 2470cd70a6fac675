import type { StockItem, StockLevels } from "@ligate/contract/catalog/kit-table-schemas";
import { toDollars } from "@ligate/contract/common/money";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { prebuilt } from "../../../db/prebuilt.ts";
import { stockItems } from "../products/catalog.table.ts";
import { fewLeft, stockOf } from "../stock/allocate-stock.ts";
import { tablesOfPage } from "./kit-table-definitions.ts";

type StoredItem = typeof stockItems.$inferSelect;

/** A stock item and the tab that shows it. */
export interface TabbedItem {
  tab: string;
  row: StockItem;
}

/** The stock items of a category page, ordered by SKU. Pages without a table of them are not looked up. */
export async function stockItemsOf(tx: Tx, url: string): Promise<TabbedItem[]> {
  if (!tablesOfPage(url).some((table) => "from" in table && table.from === "stock")) return [];
  const items = await itemsOf(tx, url);
  return items.map((item) => ({
    tab: item.tab,
    row: { name: item.name, price: toDollars(item.priceCents), ...levelOf(item) },
  }));
}

/** The current availability of a category page's stock items; empty for pages without stock items. */
export async function stockLevelsOf(tx: Tx, url: string): Promise<StockLevels> {
  const items = await itemsOf(tx, url);
  return { items: items.map(levelOf) };
}

const itemsOf = (tx: Tx, url: string): Promise<StoredItem[]> => readItems(tx, { url });

const readItems = prebuilt((tx) =>
  tx
    .select()
    .from(stockItems)
    .where(and(eq(stockItems.page, sql.placeholder("url")), eq(stockItems.offered, true)))
    .orderBy(asc(stockItems.sku)),
);

function levelOf(item: StoredItem): StockLevels["items"][number] {
  const { sku, stockCount, leadDays, madeToOrderDays } = item;
  const isInStock = (stockCount ?? 0) > 0;
  return {
    sku,
    in_stock: isInStock,
    lead_days: isInStock ? leadDays : (madeToOrderDays ?? leadDays),
    sold_out: !isInStock && madeToOrderDays === null,
    stock_left: fewLeft(stockOf(item)),
  };
}
