import type { Kit, KitTable } from "@ligate/contract/catalog/kit-table-schemas";
import type { Tx } from "../../../db/database.ts";
import { inStockDesigns, type Target } from "../../design/index.ts";
import { type KitTableDefinition, listTableDefinitions } from "./kit-table-definitions.ts";
import { getKit, getStockKit, getTemplateKit, toGeneKit } from "./kits.service.ts";
import type { TabbedItem } from "./stock-items.service.ts";

/**
 * The tables of a category page, in display order; empty for pages without tables.
 * @param stock the stock items of the page
 * @param target the gene of the kits that the designer would ask for
 */
export async function buildKitTables(
  tx: Tx,
  url: string,
  stock: TabbedItem[],
  target?: Target,
): Promise<KitTable[]> {
  const tables = listTableDefinitions(url).map((definition) =>
    buildTables(tx, { url, definition, stock, target }),
  );
  return (await Promise.all(tables)).flat();
}

interface TableContext {
  url: string;
  definition: KitTableDefinition;
  stock: TabbedItem[];
  target?: Target | undefined;
}

/** Builds one table per tab for definitions that take their rows from a file, otherwise a single table. */
async function buildTables(tx: Tx, { url, definition, stock, target }: TableContext): Promise<KitTable[]> {
  const { title, intro } = definition;
  const withoutTab = { title, intro, tab: "" };
  if ("work" in definition) return [{ ...withoutTab, opens: definition.opens, work: definition.work }];
  if ("kits" in definition) {
    const skus = definition.kits.map(({ sku }) => sku);
    if (definition.opens === "product" || !target) {
      const toKit = definition.opens === "design" ? getTemplateKit : getKit;
      const kits = await Promise.all(skus.map((sku) => toKit(tx, sku)));
      return [{ ...withoutTab, opens: definition.opens, kits }];
    }
    return [{ ...withoutTab, opens: "product", ...geneKits(skus, target) }];
  }
  return definition.from === "shelf"
    ? groupByTab(await inStockKits(tx, url)).map(([tab, kits]) => ({
        title,
        intro,
        tab,
        opens: "product",
        kits,
      }))
    : groupByTab(stock).map(([tab, items]) => ({
        title,
        intro,
        tab,
        opens: "cart",
        items,
      }));
}

/** The kits for a gene. A reason that applies to all of them stands once, above the table. */
function geneKits(skus: string[], target: Target): { intro: string; kits: Kit[] } {
  const kits = skus.map((sku) => toGeneKit(sku, target));
  const reasons = new Set(kits.map(({ reason }) => reason));
  const [shared] = reasons;
  if (reasons.size > 1 || shared === undefined)
    return { intro: `Priced for ${target.symbol}. A row opens its product.`, kits };
  return { intro: shared, kits: kits.map(({ reason: _, ...kit }) => kit) };
}

interface TabRow<T> {
  tab: string;
  row: T;
}

function groupByTab<T>(rows: TabRow<T>[]): [string, T[]][] {
  const byTab = Map.groupBy(rows, ({ tab }) => tab);
  return [...byTab].map(([tab, tabRows]) => [tab, tabRows.map(({ row }) => row)]);
}

function inStockKits(tx: Tx, url: string): Promise<TabRow<Kit>[]> {
  const designs = inStockDesigns.filter(({ page }) => page === url);
  return Promise.all(
    designs.map(async ({ tab, sku, formats }) => ({ tab, row: await getStockKit(tx, sku, formats) })),
  );
}
