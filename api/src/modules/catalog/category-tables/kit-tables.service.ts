import type { Kit, KitTable, StockItem } from "@ligate/contract/catalog/kit-table-schemas";
import { toDollars } from "@ligate/contract/common/money";
import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { inStockDesigns, productSummary, skuOf } from "../../design/index.ts";
import { stockItems } from "../products/catalog.table.ts";
import { findDesign } from "../products/find-design.ts";
import { type KitTableLines, kitTableLines } from "./kit-table-files.ts";

/** The tables of a category page, in their order; none where it has none. */
export async function kitTablesOf(tx: Tx, url: string): Promise<KitTable[]> {
  const tables = (kitTableLines[url] ?? []).map((lines) => filled(tx, url, lines));
  return (await Promise.all(tables)).flat();
}

/** What stands on several tabs becomes a table on each. */
async function filled(tx: Tx, url: string, lines: KitTableLines): Promise<KitTable[]> {
  const { title, intro } = lines;
  const untabbed = { title, intro, tab: "" };
  if ("work" in lines) return [{ ...untabbed, opens: lines.opens, work: lines.work }];
  if ("kits" in lines) {
    const kits = await Promise.all(lines.kits.map(({ sku, holds }) => kitOf(tx, sku, holds)));
    return [{ ...untabbed, opens: lines.opens, kits }];
  }
  return lines.from === "shelf"
    ? tabbed(await shelvedKits(tx, url)).map(([tab, kits]) => ({ title, intro, tab, opens: "product", kits }))
    : tabbed(await stockOf(tx, url)).map(([tab, items]) => ({ title, intro, tab, opens: "cart", items }));
}

interface Placed<T> {
  tab: string;
  row: T;
}

function tabbed<T>(rows: Placed<T>[]): [string, T[]][] {
  const byTab = Map.groupBy(rows, ({ tab }) => tab);
  return [...byTab].map(([tab, placed]) => [tab, placed.map(({ row }) => row)]);
}

function shelvedKits(tx: Tx, url: string): Promise<Placed<Kit>[]> {
  const here = inStockDesigns.filter(({ page }) => page === url);
  return Promise.all(here.map(async ({ tab, sku }) => ({ tab, row: await kitOf(tx, sku) })));
}

/** @param holds what is in the box; the name of its vector where the files say nothing */
async function kitOf(tx: Tx, sku: string, holds?: string): Promise<Kit> {
  const found = await findDesign(tx, sku);
  const summary = found && productSummary(found.design);
  if (!summary) throw new Error(`${sku} is in a category's table, and no design that can be made.`);
  return {
    sku: skuOf(found.design),
    name: summary.product_name,
    holds: holds ?? summary.vector_name,
    gene_symbol: found.design.target.kind === "gene" ? summary.gene_symbol : null,
    promoter: summary.promoter_name,
    tag: summary.protein_tag_name,
    fluorescence: summary.fluorescene_marker_name,
    selection: summary.selection_marker_name,
    from_price: summary.from_price,
  };
}

async function stockOf(tx: Tx, url: string): Promise<Placed<StockItem>[]> {
  const items = await tx
    .select()
    .from(stockItems)
    .where(and(eq(stockItems.page, url), eq(stockItems.offered, true)))
    .orderBy(asc(stockItems.sku));
  return items.map(({ tab, sku, name, priceCents, stockCount, leadDays, madeToOrderDays }) => ({
    tab,
    row: {
      sku,
      name,
      price: toDollars(priceCents),
      in_stock: stockCount > 0,
      lead_days: stockCount > 0 ? leadDays : madeToOrderDays,
    },
  }));
}
