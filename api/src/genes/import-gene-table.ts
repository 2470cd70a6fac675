import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { lockSeed } from "../content/seed-lock.ts";
import type { Database } from "../db/database.ts";
import { geneImportPortions } from "./gene.table.ts";
import type { GeneTable, Species } from "./gene-tables.ts";
import { importGenes } from "./import-genes.ts";
import { type Merged, mergePortion, nextNumber } from "./merge-genes.ts";
import { namesOf } from "./names-of.ts";
import { kindOf, readGeneTable } from "./read-gene-table.ts";

const PORTION = 1000;

/** What an import did. */
export interface GeneImport extends Merged {
  table: string;
  genes: number;
}

/**
 * Imports a public table of genes. It is read and checked to its end first, portion by portion, and then taken
 * over in one transaction: all of it or nothing. A gene that is known, by its NCBI Gene id, keeps its number.
 * @throws ContentError naming file and line
 */
export async function importGeneTable(db: Database, file: string, species: Species): Promise<GeneImport> {
  const importId = randomUUID();
  const table = await kindOf(file);
  try {
    const genes = await stage(db, importId, file, table, species);
    const merged = await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await lockSeed(tx);
      // The content file's genes have their numbers before any other.
      await importGenes(tx);
      const total: Merged = { added: 0, renamed: 0, namesAdded: 0, namesRemoved: 0 };
      let next = await nextNumber(tx, species);
      for (let portion = 0; portion * PORTION < genes; portion++) {
        const merged = await mergePortion(tx, { importId, portion, species, source: table.source, next });
        next += merged.added;
        for (const what of Object.keys(total) as (keyof Merged)[]) total[what] += merged[what];
      }
      return total;
    });
    return { table: table.title, genes, ...merged };
  } finally {
    await forget(db, importId);
  }
}

/** @returns how many genes there are */
async function stage(db: Database, importId: string, file: string, table: GeneTable, species: Species) {
  let staged = 0;
  let rows: object[] = [];
  const write = async () => {
    if (rows.length > 0)
      await db.insert(geneImportPortions).values({ importId, portion: staged / PORTION, rows });
    staged += rows.length;
    rows = [];
  };
  for await (const { locusId, symbol, name, aliases } of readGeneTable(file, table, species)) {
    rows.push({ locus_id: locusId, symbol, name, names: namesOf(symbol, aliases) });
    if (rows.length === PORTION) await write();
  }
  await write();
  return staged;
}

/** And what an import that was killed has left behind. */
async function forget(db: Database, importId: string) {
  await db.delete(geneImportPortions).where(eq(geneImportPortions.importId, importId));
  await db.delete(geneImportPortions).where(sql`${geneImportPortions.stagedAt} < now() - interval '1 day'`);
}
