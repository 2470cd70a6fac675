import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { lockSeed, recordGeneTables } from "../../../../content-files/seed-state.ts";
import type { Database, Tx } from "../../../../db/database.ts";
import type { Species } from "../../../design/index.ts";
import { setCodingLengths } from "../coding-sequences/set-coding-lengths.ts";
import type { CodingLength, CodingLengthFormat, GeneTableFormat } from "./formats/table-format.ts";
import { importGenes } from "./import-genes.ts";
import {
  assertNumbersLeft,
  countNewGenes,
  type GenePortion,
  type MergeCounts,
  mergeGenes,
  stagedGene,
} from "./merge-genes.ts";
import { detectTableFormat, readGeneTable } from "./read-gene-table.ts";
import { runBatch } from "./run-batch.ts";
import { countRows, deleteStagedRows, type StagedPortion, stagedRows, stageRows } from "./stage-rows.ts";

export interface GeneImport extends MergeCounts {
  table: string;
  /** Genes in the table. */
  genes: number;
}

interface ImportJob {
  db: Database;
  importId: string;
  file: string;
  species: Species;
}

const NO_CHANGES: MergeCounts = { added: 0, renamed: 0, described: 0, namesAdded: 0, namesRemoved: 0 };

/**
 * Imports a public gene table, or coding lengths of known genes. First reads, validates and stages the whole file, then
 * merges it in one transaction per portion: on PGlite a transaction blocks all other queries, and the API keeps serving
 * requests between them. If the process stops during the merge, running the import again completes it. Known genes,
 * identified by their NCBI Gene ID, keep their number.
 * @throws ContentError naming file and line, before anything is merged
 */
export async function importGeneTable(db: Database, file: string, species: Species): Promise<GeneImport> {
  const job = { db, importId: randomUUID(), file, species };
  const table = await detectTableFormat(file);
  try {
    const done = await (table.kind === "genes" ? importGeneRows(job, table) : importLengths(job, table));
    return { table: table.title, ...done };
  } finally {
    await deleteStagedRows(db, job.importId);
  }
}

async function importGeneRows({ db, importId, file, species }: ImportJob, table: GeneTableFormat) {
  const rows = mapRows(readGeneTable(file, table, species), (row) => stagedGene(row, species));
  const staged = await stageRows(db, importId, rows);
  const portions = staged.portions.map((portion) => ({
    ...{ species, table },
    select: (columns: SQL) => stagedRows(portion, columns),
  }));
  await prepareMerge(db, species, portions);
  const changed = await mergePortions(db, portions, mergeGenes);
  return { genes: staged.count, ...changed };
}

async function importLengths({ db, importId, file, species }: ImportJob, table: CodingLengthFormat) {
  const staged = await stageRows(db, importId, mapRows(readGeneTable(file, table, species), stagedLength));
  const changed = await mergePortions(db, staged.portions, async (tx, portion) => ({
    ...NO_CHANGES,
    described: await mergeCodingLengths(tx, portion),
  }));
  return { genes: staged.count, ...changed };
}

async function* mapRows<From, To>(rows: AsyncIterable<From>, map: (row: From) => To): AsyncGenerator<To> {
  for await (const row of rows) yield map(row);
}

/**
 * Merges each portion in a transaction of its own, and adds up the changes. The content has another version from the first
 * portion on, in case that the process is stopped, and at the end.
 */
async function mergePortions<Portion>(
  db: Database,
  portions: Portion[],
  merge: (tx: Tx, portion: Portion) => Promise<MergeCounts>,
): Promise<MergeCounts> {
  const total = { ...NO_CHANGES };
  for (const [i, portion] of portions.entries()) {
    const merged = await runBatch(() =>
      db.transaction(async (tx) => {
        await lockSeed(tx);
        if (i === 0 || i === portions.length - 1) await recordGeneTables(tx);
        return merge(tx, portion);
      }),
    );
    for (const key of Object.keys(total) as (keyof MergeCounts)[]) total[key] += merged[key];
  }
  await db.transaction(async (tx) => {
    await lockSeed(tx);
    if ((await setCodingLengths(tx)).length > 0) await recordGeneTables(tx);
  });
  return total;
}

/**
 * Imports the content file first, because it assigns the numbers of its genes, and counts the new genes.
 * @throws ProblemError 422 if fewer numbers are left
 */
async function prepareMerge(db: Database, species: Species, portions: GenePortion[]) {
  await db.transaction(async (tx) => {
    await lockSeed(tx);
    await importGenes(tx);
  });
  let added = 0;
  for (const portion of portions) {
    added += await runBatch(() => countNewGenes(db, portion));
  }
  await assertNumbersLeft(db, species, added);
}

/** A coding length as it is staged. */
const stagedLength = ({ locusId, bp, transcript, source }: CodingLength): object => ({
  locus_id: locusId,
  bp,
  transcript,
  source,
});

/** Updates the coding lengths of known genes. @returns the number of changed genes */
function mergeCodingLengths(tx: Tx, portion: StagedPortion): Promise<number> {
  const incoming = stagedRows(portion, sql`locus_id int, bp int, transcript text, source text`);
  return countRows(
    tx,
    sql`update genes g set orf_bp = i.bp, coding_transcript = i.transcript, coding_source = i.source
      from (${incoming}) i
      where g.locus_id = i.locus_id
        and (g.orf_bp, g.coding_transcript, g.coding_source) is distinct from (i.bp, i.transcript, i.source)
      returning 1`,
  );
}
