import type { KitTable, StockLevels } from "@ligate/contract/catalog/kit-table-schemas";
import { api } from "@ligate/platform/api";
import { useQuery } from "@ligate/platform/use-api-query";

/** A page shows a sale within five seconds. */
const REFRESH_MS = 4_000;

/**
 * Returns the tables of a category with the current availability of their stock items. The first render shows the values of
 * the loader, because rendered HTML is cached.
 * @param url the last segment of the page's address
 */
export function useStockLevels(url: string, tables: readonly KitTable[]): KitTable[] {
  const hasStock = tables.some(({ opens }) => opens === "cart");
  const { data } = useQuery(
    hasStock ? url : undefined,
    (signal) => api.get("/api/products/stock-levels/:url/", { params: { url }, signal }),
    { refreshMs: REFRESH_MS },
  );
  const levels = data?.items ?? [];
  return tables.map((table) => (table.opens === "cart" ? withLevels(table, levels) : table));
}

type StockTable = Extract<KitTable, { opens: "cart" }>;

function withLevels(table: StockTable, levels: StockLevels["items"]): StockTable {
  const bySku = new Map(levels.map((level) => [level.sku, level]));
  return { ...table, items: table.items.map((item) => ({ ...item, ...bySku.get(item.sku) })) };
}
