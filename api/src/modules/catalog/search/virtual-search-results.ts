import { eq, inArray, sql } from "drizzle-orm";
import { rowsOf, type Tx } from "../../../db/database.ts";
import {
  applicableFunctions,
  type Design,
  defaultDesign,
  formatRows,
  productNameOf,
  skuOf,
} from "../../design/index.ts";
import { targetOf } from "../genes/find-target.ts";
import { genes } from "../genes/gene.table.ts";
import { normalizeName } from "../genes/normalize-name.ts";
import { findDesign } from "../products/find-design.ts";
import { designFields } from "./entries/design-fields.ts";
import { searchEntries } from "./entries/search-entry.table.ts";
import type { ResultRow } from "./result-row.ts";
import { completeSku, hyphenateSku } from "./words/parse-partial-sku.ts";

const MAX_GENES = 5;

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
  return { ...row, id: entry?.id ?? 0, gene_name: gene?.name ?? null };
}

/** Designs that match the query exactly but have no entry in the index. */
export async function findVirtualRows(tx: Tx, q: string): Promise<ResultRow[]> {
  return [...(await partialSkuRows(tx, q)), ...(await unindexedGeneRows(tx, normalizeName(q)))];
}

/** Template and control of a SKU without a target. */
async function partialSkuRows(tx: Tx, q: string): Promise<ResultRow[]> {
  const rows: ResultRow[] = [];
  for (const sku of completeSku(q)) {
    const row = await findDesignRow(tx, sku);
    if (row?.id === 0) rows.push(row);
  }
  return rows;
}

/** Designs for genes of imported tables. The index has only genes of the content files. */
async function unindexedGeneRows(tx: Tx, key: string): Promise<ResultRow[]> {
  const matches = await rowsOf<{ number: string }>(
    tx,
    sql`select n.gene_number as number from gene_names n
      where n.species in ('Human', 'Mouse') and n.key = ${key}
        and not exists (select 1 from search_entries e where e.gene_number = n.gene_number)
      group by n.gene_number order by min(n.rank), n.gene_number limit ${MAX_GENES}`,
  );
  const numbers = matches.map(({ number }) => number);
  const all = numbers.length > 0 ? await tx.select().from(genes).where(inArray(genes.number, numbers)) : [];
  const inOrder = all.toSorted((a, b) => numbers.indexOf(a.number) - numbers.indexOf(b.number));
  return inOrder.flatMap(geneRows);
}

function geneRows(gene: typeof genes.$inferSelect): ResultRow[] {
  const target = targetOf(gene);
  return applicableFunctions(target).flatMap((fn) => {
    const row = designRow(defaultDesign(fn, target));
    return row ? { ...row, gene_name: gene.name } : [];
  });
}

/** @returns `undefined` if the design is not delivered in this format */
function designRow(design: Design, format?: string): ResultRow | undefined {
  const rows = formatRows(design).filter(({ option }) => !format || option.code === format);
  if (rows.length === 0) return undefined;
  const fields = designFields(design, rows);
  const gene = design.target.kind === "gene" ? design.target : undefined;
  return {
    id: 0,
    sku: skuOf(design, format),
    name: productNameOf(design),
    price_cents: fields.priceCents,
    price_varies: fields.priceVaries,
    in_stock: fields.inStock,
    category: fields.category,
    function_name: fields.functionName,
    structure_name: fields.structureName,
    species: gene?.species ?? null,
    gene_symbol: gene?.symbol ?? null,
    gene_name: null,
  };
}
