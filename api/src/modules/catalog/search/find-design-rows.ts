import { parseSku } from "@ligate/contract/design/sku";
import { eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { findTarget } from "../genes/find-target.ts";
import { genes } from "../genes/gene.table.ts";
import { findDesign, resolveDesign } from "../products/find-design.ts";
import { designRow } from "./design-rows.ts";
import { searchEntries } from "./entries/search-entry.table.ts";
import type { DerivedResult, ResultRow } from "./result-row.ts";
import { completeParts, completeSku, hyphenateSku } from "./words/parse-partial-sku.ts";

/** The design with this SKU. Most designs have no entry in the index; the SKU is enough to build the row. */
export async function findDesignRow(tx: Tx, q: string): Promise<ResultRow | undefined> {
  const found = await findDesign(tx, hyphenateSku(q));
  const row = found && designRow(found.design, found.format);
  if (!row) return undefined;
  const { target } = found.design;
  const [entry] = await tx
    .select({ id: searchEntries.id })
    .from(searchEntries)
    .where(eq(searchEntries.sku, row.sku));
  const [gene] = await tx.select().from(genes).where(eq(genes.number, target.number));
  return { ...row, id: entry?.id ?? null, gene_name: gene?.name ?? null };
}

/** Designs whose SKU the query has a part of, without entries in the index: the parts and the target, or all but the target. */
export async function findPartialSkuRows(tx: Tx, q: string): Promise<ResultRow[]> {
  const rows: ResultRow[] = [];
  for (const sku of completeSku(q)) {
    const row = await findDesignRow(tx, sku);
    if (row?.id === null) rows.push(row);
  }
  return rows.length > 0 ? rows : rowsWithParts(tx, q);
}

async function rowsWithParts(tx: Tx, q: string): Promise<ResultRow[]> {
  const skus = completeParts(q).flatMap((sku) => parseSku(sku) ?? []);
  const [first] = skus;
  const target = first && (await findTarget(tx, first.target));
  return skus.flatMap((codes) => {
    const found = resolveDesign(codes, target);
    return (found && designRow(found.design)) ?? [];
  });
}

export const toDerived = (row: ResultRow): DerivedResult => ({
  group: {
    variants: [
      {
        category: row.category,
        function: row.function_name,
        structure: row.structure_name,
        species: row.species ?? null,
        in_stock: row.in_stock,
      },
    ],
    count: 1,
  },
  row: () => row,
});
