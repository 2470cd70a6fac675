import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { type SQL, sql, type Table } from "drizzle-orm";
import {
  lockSeed,
  readCatalogState,
  recordCatalog,
  recordCatalogProgress,
} from "../../../../../content-files/seed-state.ts";
import { checkpointEmbedded, type Database, type Tx } from "../../../../../db/database.ts";
import { setCodingLengths } from "../../coding-sequences/set-coding-lengths.ts";
import { geneNames, genes } from "../../gene.table.ts";
import { normalizeName } from "../../normalize-name.ts";
import { getSpecies } from "../gene-file.ts";
import { mergeGenes, type NumberConflicts, stagedGene } from "../merge-genes.ts";
import { BATCH, runBatch } from "../run-batch.ts";
import { CATALOG_FILE, type CatalogGene, readCatalog } from "./catalog-file.ts";

/** Numbers of the file are below, so that a gene which cannot get its own takes none of them. */
const FIRST_FREE = 80_001;
/** Of `analyze`. The default of 100 takes PGlite five times as long. */
const STATISTICS_TARGET = 20;
/** Genes between two checkpoints: about 10 MB of the log. With more, a checkpoint takes longer than a request may wait. */
const CHECKPOINT_EVERY = 2000;

interface CatalogImport extends NumberConflicts {
  /** Genes in the file, and those of them that the store did not have. */
  genes: number;
  added: number;
}

interface CatalogImportOptions {
  file?: string;
  /** Stops behind the current batch. */
  stop?: AbortSignal;
  onProgress?: (done: number) => void;
}

/**
 * Imports the file of all genes into a store that serves requests, in batches of a few milliseconds. Several processes may
 * call it at once: each batch locks the seed until its transaction ends, and begins where the last one has ended, so an import
 * that is stopped continues. Genes that the store has keep their numbers.
 * @returns undefined if the file was imported before, or the import was stopped
 */
export async function importCatalog(
  db: Database,
  { file = CATALOG_FILE, stop, onProgress }: CatalogImportOptions = {},
): Promise<CatalogImport | undefined> {
  const digest = await digestFile(file);
  const { isComplete, done } = await readCatalogState(db, digest);
  if (isComplete) return undefined;
  const total = { genes: 0, added: 0, kept: 0, renumbered: 0 };
  for await (const batch of readBatches(file)) {
    total.genes += batch.length;
    if (total.genes <= done) continue;
    if (stop?.aborted) return undefined;
    const merged = await runBatch(() => db.transaction((tx) => mergeBatch(tx, batch, digest, total.genes)));
    for (const key of ["added", "kept", "renumbered"] as const) total[key] += merged?.[key] ?? 0;
    if (total.genes % CHECKPOINT_EVERY < BATCH) await runBatch(() => checkpointEmbedded(db));
    onProgress?.(total.genes);
  }
  for (const table of [genes, geneNames]) await runBatch(() => db.transaction((tx) => analyze(tx, table)));
  await db.transaction(async (tx) => {
    await lockSeed(tx);
    const { isComplete } = await readCatalogState(tx, digest);
    if (isComplete) return;
    await setCodingLengths(tx);
    await recordCatalog(tx, digest);
  });
  return total;
}

/** @param end the number of genes of the file up to the end of the batch. Another process may have merged it. */
async function mergeBatch(tx: Tx, batch: CatalogGene[], digest: string, end: number) {
  await lockSeed(tx);
  const { isComplete, done } = await readCatalogState(tx, digest);
  if (isComplete || done >= end) return undefined;
  const rows = JSON.stringify(batch.map(stagedCatalogGene));
  const merged = await mergeGenes(tx, {
    species: getSpecies(batch[0]?.number ?? ""),
    table: { source: "catalog", isAuthority: true },
    select: (columns: SQL) => sql`select r.* from jsonb_to_recordset(${rows}::jsonb) as r (${columns})`,
    firstNumber: FIRST_FREE,
  });
  await recordCatalogProgress(tx, digest, end);
  return merged;
}

function stagedCatalogGene(gene: CatalogGene) {
  const staged = stagedGene({ ...gene, facts: gene }, getSpecies(gene.number));
  const previous = new Set(gene.previousSymbols.map(normalizeName));
  return {
    ...staged,
    number: gene.number,
    names: staged.names.map((name) =>
      name.rank > 0 && previous.has(name.key) ? { ...name, source: "former" } : name,
    ),
    orf_bp: gene.orfBp,
    coding_transcript: gene.codingTranscript,
    coding_source: gene.codingSource,
  };
}

/** Without waiting for the server's own analysis, which PGlite does not have. */
async function analyze(tx: Tx, table: Table) {
  await tx.execute(sql.raw(`set local default_statistics_target = ${STATISTICS_TARGET}`));
  await tx.execute(sql`analyze ${table}`);
}

/** Batches of one species each. */
async function* readBatches(file: string): AsyncGenerator<CatalogGene[]> {
  let batch: CatalogGene[] = [];
  for await (const gene of readCatalog(file)) {
    const [first] = batch;
    if (first && (batch.length === BATCH || getSpecies(first.number) !== getSpecies(gene.number))) {
      yield batch;
      batch = [];
    }
    batch.push(gene);
  }
  if (batch.length > 0) yield batch;
}

async function digestFile(file: string): Promise<string> {
  const digest = createHash("sha256");
  await pipeline(createReadStream(file), digest);
  return digest.digest("hex");
}
