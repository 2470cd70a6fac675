import type { KitTable, StockLevels } from "@ligate/contract/catalog/kit-table-schemas";
import { api } from "@ligate/platform/api";
import { useRefreshWhileVisible } from "@ligate/ui/controls/use-refresh-while-visible";
import { useState } from "react";

/**
 * Returns the tables of a category with the current availability of their stock items. The first render shows the values of
 * the loader, because rendered HTML is cached.
 * @param url the last segment of the page's address
 */
export function useStockLevels(url: string, tables: readonly KitTable[]): KitTable[] {
  const [loaded, setLoaded] = useState<{ url: string; levels: StockLevels["items"] }>();
  const hasStock = tables.some(({ opens }) => opens === "cart");

  useRefreshWhileVisible(hasStock ? url : undefined, async (signal) => {
    const { items } = await api.get("/api/products/stock-levels/:url/", { params: { url }, signal });
    setLoaded({ url, levels: items });
  });

  const levels = loaded?.url === url ? loaded.levels : [];
  return tables.map((table) => (table.opens === "cart" ? withLevels(table, levels) : table));
}

type StockTable = Extract<KitTable, { opens: "cart" }>;

function withLevels(table: StockTable, levels: StockLevels["items"]): StockTable {
  const bySku = new Map(levels.map((level) => [level.sku, level]));
  return { ...table, items: table.items.map((item) => ({ ...item, ...bySku.get(item.sku) })) };
}
