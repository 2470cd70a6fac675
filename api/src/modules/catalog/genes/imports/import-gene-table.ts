import { randomUUID } from "node:crypto";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { lockSeed } from "../../../../content-files/seed-lock.ts";
import { clearSeedState } from "../../../../content-files/seed-state.ts";
import type { Database } from "../../../../db/database.ts";
import { geneImportPortions } from "../gene.table.ts";
import type { GeneTableFormat, Species } from "./gene-table-formats.ts";
import { importGenes } from "./import-genes.ts";
import { keyedNames } from "./keyed-names.ts";
import {
  assertNumbersLeft,
  countNewGenes,
  type MergeCounts,
  mergePortion,
  type Portion,
} from "./merge-genes.ts";
import { detectTableFormat, readGeneTable } from "./read-gene-table.ts";

/**
 * Rows per portion. The import yields to the event loop after each portion, because queries to PGlite complete without
 * yielding.
 */
const PORTION = 500;

export interface GeneImport extends MergeCounts {
  table: string;
  genes: number;
}

/**
 * Imports a public gene table. First reads, validates and stages the whole file, then merges it in one transaction per
 * portion: on PGlite a transaction blocks all other queries, and the API keeps serving requests between them. If the
 * process stops during the merge, running the import again completes it. Known genes, identified by their NCBI Gene ID,
 * keep their number.
 * @throws ContentError naming file and line, before anything is merged
 */
export async function importGeneTable(db: Database, file: string, species: Species): Promise<GeneImport> {
  const importId = randomUUID();
  const table = await detectTableFormat(file);
  try {
    const genes = await stageGenes(db, importId, file, table, species);
    const count = Math.ceil(genes / PORTION);
    const portions = Array.from({ length: count }, (_, portion) => ({ importId, portion, species, table }));
    await prepareMerge(db, species, portions);
    const total: MergeCounts = { added: 0, renamed: 0, namesAdded: 0, namesRemoved: 0 };
    for (const portion of portions) {
      const merged = await db.transaction(async (tx) => {
        await lockSeed(tx);
        await clearSeedState(tx);
        return mergePortion(tx, portion);
      });
      for (const key of Object.keys(total) as (keyof MergeCounts)[]) total[key] += merged[key];
      await yieldToEventLoop();
    }
    return { table: table.title, genes, ...total };
  } finally {
    await deleteStagedRows(db, importId);
  }
}

/**
 * Imports the content file first, because it assigns the numbers of its genes, and counts the new genes.
 * @throws ProblemError 422 if fewer numbers are left
 */
async function prepareMerge(db: Database, species: Species, portions: Portion[]) {
  await db.transaction(async (tx) => {
    await lockSeed(tx);
    await importGenes(tx);
  });
  let added = 0;
  for (const portion of portions) {
    added += await countNewGenes(db, portion);
    await yieldToEventLoop();
  }
  await assertNumbersLeft(db, species, added);
}

/** @returns the number of genes */
async function stageGenes(
  db: Database,
  importId: string,
  file: string,
  table: GeneTableFormat,
  species: Species,
) {
  let staged = 0;
  let rows: object[] = [];
  const write = async () => {
    if (rows.length > 0)
      await db.insert(geneImportPortions).values({ importId, portion: staged / PORTION, rows });
    staged += rows.length;
    rows = [];
    await yieldToEventLoop();
  };
  for await (const { locusId, symbol, name, aliases } of readGeneTable(file, table, species)) {
    rows.push({ locus_id: locusId, symbol, name, names: keyedNames(symbol, aliases) });
    if (rows.length === PORTION) await write();
  }
  await write();
  return staged;
}

/** Also deletes rows of imports that did not complete. */
async function deleteStagedRows(db: Database, importId: string) {
  await db.delete(geneImportPortions).where(eq(geneImportPortions.importId, importId));
  await db.delete(geneImportPortions).where(sql`${geneImportPortions.stagedAt} < now() - interval '1 day'`);
}
