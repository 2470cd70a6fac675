import { randomUUID } from "node:crypto";
import { setImmediate as othersTurn } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { lockSeed } from "../../../content-files/seed-lock.ts";
import { clearSeedState } from "../../../content-files/seed-state.ts";
import type { Database } from "../../../db/database.ts";
import { geneImportPortions } from "./gene.table.ts";
import type { GeneTable, Species } from "./gene-tables.ts";
import { importGenes } from "./import-genes.ts";
import { countNew, type Merged, mergePortion, type Portion, refuseTooMany } from "./merge-genes.ts";
import { namesOf } from "./names-of.ts";
import { kindOf, readGeneTable } from "./read-gene-table.ts";

/** After each the process turns to what else it has to do: PGlite answers without ever leaving its turn. */
const PORTION = 500;

/** What an import did. */
export interface GeneImport extends Merged {
  table: string;
  genes: number;
}

/**
 * Imports a public table of genes. It is read and checked to its end first, and staged; only then is it taken over,
 * portion by portion: on PGlite all else waits for a transaction, and a store that runs goes on in between. Where
 * the process is killed meanwhile, doing it again does the rest. A gene that is known, by its NCBI Gene id, keeps
 * its number.
 * @throws ContentError naming file and line; nothing was taken over then
 */
export async function importGeneTable(db: Database, file: string, species: Species): Promise<GeneImport> {
  const importId = randomUUID();
  const table = await kindOf(file);
  try {
    const genes = await stage(db, importId, file, table, species);
    const count = Math.ceil(genes / PORTION);
    const portions = Array.from({ length: count }, (_, portion) => ({ importId, portion, species, table }));
    await prepare(db, species, portions);
    const total: Merged = { added: 0, renamed: 0, namesAdded: 0, namesRemoved: 0 };
    for (const portion of portions) {
      const merged = await db.transaction(async (tx) => {
        await lockSeed(tx);
        await clearSeedState(tx);
        return mergePortion(tx, portion);
      });
      for (const what of Object.keys(total) as (keyof Merged)[]) total[what] += merged[what];
      await othersTurn();
    }
    return { table: table.title, genes, ...total };
  } finally {
    await forget(db, importId);
  }
}

/** The content file's genes have their numbers before any other, and there are numbers for all the new ones. */
async function prepare(db: Database, species: Species, portions: Portion[]) {
  await db.transaction(async (tx) => {
    await lockSeed(tx);
    await importGenes(tx);
  });
  let added = 0;
  for (const portion of portions) {
    added += await countNew(db, portion);
    await othersTurn();
  }
  await refuseTooMany(db, species, added);
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
    await othersTurn();
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
