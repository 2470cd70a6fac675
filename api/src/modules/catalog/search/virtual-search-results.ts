import { eq, inArray, sql } from "drizzle-orm";
import { rowsOf, type Tx } from "../../../db/database.ts";
import {
  type Design,
  defaultDesign,
  formatRows,
  functions,
  productNameOf,
  skuOf,
} from "../../design/index.ts";
import { genes } from "../genes/gene.table.ts";
import { nameKey } from "../genes/normalize-name.ts";
import { findDesign } from "../products/find-design.ts";
import { designFacts } from "./entries/design-facts.ts";
import { searchEntries } from "./entries/search-entry.table.ts";
import type { FoundRow } from "./found-row.ts";
import { skusBegun, skuTyped } from "./words/parse-partial-sku.ts";

const MOST_GENES = 5;

/** A SKU says its design by itself: most designs have no entry, and are found all the same. */
export async function designOfSku(tx: Tx, q: string): Promise<FoundRow | undefined> {
  const found = await findDesign(tx, skuTyped(q));
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

/** The designs that a query names exactly, and of which the index knows nothing. */
export async function designsWithoutEntry(tx: Tx, q: string): Promise<FoundRow[]> {
  return [...(await designsBegun(tx, q)), ...(await designsOfGenes(tx, nameKey(q)))];
}

/** The template and the control of a SKU that was typed up to its parts. */
async function designsBegun(tx: Tx, q: string): Promise<FoundRow[]> {
  const rows: FoundRow[] = [];
  for (const sku of skusBegun(q)) {
    const row = await designOfSku(tx, sku);
    if (row?.id === 0) rows.push(row);
  }
  return rows;
}

/** Of genes from a table that staff imported: the index holds those of the content files. */
async function designsOfGenes(tx: Tx, key: string): Promise<FoundRow[]> {
  const named = await rowsOf<{ number: string }>(
    tx,
    sql`select n.gene_number as number from gene_names n
      where n.species in ('Human', 'Mouse') and n.key = ${key}
        and not exists (select 1 from search_entries e where e.gene_number = n.gene_number)
      group by n.gene_number order by min(n.rank), n.gene_number limit ${MOST_GENES}`,
  );
  const numbers = named.map(({ number }) => number);
  const all = numbers.length > 0 ? await tx.select().from(genes).where(inArray(genes.number, numbers)) : [];
  const inOrder = all.toSorted((a, b) => numbers.indexOf(a.number) - numbers.indexOf(b.number));
  return inOrder.flatMap(designsOfGene);
}

const designsOfGene = (gene: typeof genes.$inferSelect): FoundRow[] =>
  functions.flatMap((fn) => {
    const row = designRow(defaultDesign(fn, { ...gene, kind: "gene" }));
    return row ? { ...row, gene_name: gene.name } : [];
  });

/** @returns `undefined` for a format that the design is not delivered in */
function designRow(design: Design, format?: string): FoundRow | undefined {
  const rows = formatRows(design).filter(({ option }) => !format || option.code === format);
  if (rows.length === 0) return undefined;
  const facts = designFacts(design, rows);
  const gene = design.target.kind === "gene" ? design.target : undefined;
  return {
    id: 0,
    sku: skuOf(design, format),
    name: productNameOf(design),
    price_cents: facts.priceCents,
    price_varies: facts.priceVaries,
    in_stock: facts.onShelf,
    category: facts.category,
    function_name: facts.functionName,
    structure_name: facts.structureName,
    species: gene?.species ?? null,
    gene_symbol: gene?.symbol ?? null,
    gene_name: null,
  };
}
