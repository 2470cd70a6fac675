import type { Kit, KitTable } from "@ligate/contract/catalog/kit-table-schemas";
import { toDollars } from "@ligate/contract/common/money";
import type { Tx } from "../../../db/database.ts";
import { inStockDesigns, lowestGenePriceCents, productSummary, skuOf } from "../../design/index.ts";
import { findDesign } from "../products/find-design.ts";
import { type KitTableDefinition, kitDescriptions, tablesOfPage } from "./kit-table-definitions.ts";
import type { TabbedItem } from "./stock-items.service.ts";

/**
 * The tables of a category page, in display order; empty for pages without tables.
 * @param stock the stock items of the page
 */
export async function kitTablesOf(tx: Tx, url: string, stock: TabbedItem[]): Promise<KitTable[]> {
  const tables = tablesOfPage(url).map((definition) => buildTables(tx, url, definition, stock));
  return (await Promise.all(tables)).flat();
}

/** Builds one table per tab for definitions that take their rows from a file, otherwise a single table. */
async function buildTables(
  tx: Tx,
  url: string,
  definition: KitTableDefinition,
  stock: TabbedItem[],
): Promise<KitTable[]> {
  const { title, intro } = definition;
  const withoutTab = { title, intro, tab: "" };
  if ("work" in definition) return [{ ...withoutTab, opens: definition.opens, work: definition.work }];
  if ("kits" in definition) {
    const opensDesigner = definition.opens === "design";
    const kits = await Promise.all(definition.kits.map(({ sku }) => kitOf(tx, sku, opensDesigner)));
    return [{ ...withoutTab, opens: definition.opens, kits }];
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
  return Promise.all(designs.map(async ({ tab, sku }) => ({ tab, row: await kitOf(tx, sku) })));
}

/** @param opensDesigner the row opens the designer, which asks for a gene: its price is that of a gene's kit */
async function kitOf(tx: Tx, sku: string, opensDesigner = false): Promise<Kit> {
  const found = await findDesign(tx, sku);
  const summary = found && productSummary(found.design);
  if (!summary) throw new Error(`A category table lists ${sku}, which is not a valid design.`);
  const { design } = found;
  return {
    sku: skuOf(design),
    name: summary.product_name,
    holds: kitDescriptions.get(sku) ?? summary.vector_name,
    gene_symbol: design.target.kind === "gene" ? summary.gene_symbol : null,
    promoter: summary.promoter_name,
    tag: summary.protein_tag_name,
    fluorescence: summary.fluorescene_marker_name,
    selection: summary.selection_marker_name,
    from_price: opensDesigner ? dollarsOrNull(lowestGenePriceCents(design)) : summary.from_price,
  };
}

const dollarsOrNull = (cents: number | null) => (cents === null ? null : toDollars(cents));
