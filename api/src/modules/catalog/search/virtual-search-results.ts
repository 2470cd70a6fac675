import { eq, type SQL, sql } from "drizzle-orm";
import { rowsOf, type Tx } from "../../../db/database.ts";
import { genes } from "../genes/gene.table.ts";
import { parseGeneIds } from "../genes/search/gene-id.ts";
import { nameKeys } from "../genes/search/gene-name-sql.ts";
import { findDesign } from "../products/find-design.ts";
import { designRow, geneRows, type NamedGene } from "./design-rows.ts";
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
  return [...(await partialSkuRows(tx, q)), ...(await unindexedGeneRows(tx, q))];
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

/** Designs for genes of imported tables, by name or id. The index has only genes of the content files. */
async function unindexedGeneRows(tx: Tx, q: string): Promise<ResultRow[]> {
  const found = exactGenes(q);
  if (!found) return [];
  const matches = await rowsOf<NamedGene>(
    tx,
    sql`select g.number, g.symbol, g.name, g.species, g.chromosome, g.target_class as "targetClass",
        g.orf_bp as "orfBp", g.coding_transcript as "codingTranscript", g.refseq_transcript as "refseqTranscript"
      from (${found}) found join genes g on g.number = found.number
      where not exists (select 1 from search_entries e where e.gene_number = found.number)
      group by g.number order by min(found.rank), g.number limit ${MAX_GENES}`,
  );
  return matches.flatMap(geneRows);
}

/** Genes with this name or id; `undefined` if the text is no name. */
function exactGenes(q: string): SQL | undefined {
  const keys = nameKeys(q);
  if (keys.length === 0) return undefined;
  const named = sql`select gene_number as number, rank from gene_names
    where species in ('Human', 'Mouse') and key in (${sql.join(
      keys.map((key) => sql`${key}`),
      sql`, `,
    )})`;
  const byId = parseGeneIds(q).map(({ condition }) => sql`select number, -1 from genes where ${condition}`);
  return sql.join([named, ...byId], sql` union all `);
}
