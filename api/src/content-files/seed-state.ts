import { hash, randomUUID } from "node:crypto";
import { desc, eq, inArray, max, notInArray, sql } from "drizzle-orm";
import { acquireLock } from "../db/advisory-lock.ts";
import { queryRows, type Tx } from "../db/database.ts";
import { seedInputs } from "./content-folder.ts";
import { contentImports, contentVersions } from "./content-imports.table.ts";

/** The source name that represents the whole seed. */
const SEED = "seed";
const GENE_TABLES = "gene tables";
/** The file of all genes, and how far its import has come: a row that is not an import. */
export const GENE_CATALOG = "gene catalog";
const GENE_CATALOG_PROGRESS = "gene catalog progress";
/** The sources of genes: the content files and imported tables. */
export const GENE_SOURCES = ["genes", GENE_CATALOG, GENE_TABLES];
const isSeed = eq(contentImports.source, SEED);

/** The loaded imports, without the rows of the whole seed and of an import that has not ended. */
export const readImports = (tx: Tx) =>
  tx
    .select()
    .from(contentImports)
    .where(notInArray(contentImports.source, [SEED, GENE_CATALOG_PROGRESS]))
    .orderBy(contentImports.source);

/** When content of these sources changed last; `null` if none was loaded. */
export async function findLastImport(tx: Tx, sources: string[]): Promise<Date | null> {
  const [row] = await tx
    .select({ importedAt: max(contentImports.importedAt) })
    .from(contentImports)
    .where(inArray(contentImports.source, sources));
  return row?.importedAt ?? null;
}

/** Records that a source was loaded, and the digest of what was loaded. */
export async function recordImport(tx: Tx, source: string, digest: string): Promise<void> {
  await tx
    .insert(contentImports)
    .values({ source, digest })
    .onConflictDoUpdate({ target: contentImports.source, set: { digest, importedAt: new Date() } });
}

/** A text that every import changes. */
export async function readImportsVersion(tx: Tx): Promise<string> {
  const [row] = await queryRows<{ version: string | null }>(
    tx,
    sql`select string_agg(source || digest || extract(epoch from imported_at), ' ' order by source) as version
      from content_imports where source not in (${SEED}, ${GENE_CATALOG_PROGRESS})`,
  );
  return row?.version ?? "";
}

/** True if the database contains the result of a seed from `inputs`, and nothing was loaded since. */
export async function isSeedCurrent(tx: Tx, inputs: string): Promise<boolean> {
  const [last] = await tx.select().from(contentImports).where(isSeed);
  return last !== undefined && last.digest === (await seedDigest(tx, inputs));
}

/** Records that everything has been loaded from `inputs`, which are of this version. */
export async function recordSeed(tx: Tx, inputs: string, version: string): Promise<void> {
  await recordImport(tx, SEED, await seedDigest(tx, inputs));
  // Not `now()`, the start of a transaction that may have waited for another import.
  const importedAt = sql`clock_timestamp()`;
  await tx
    .insert(contentVersions)
    .values({ version, importedAt })
    .onConflictDoUpdate({ target: contentVersions.version, set: { importedAt } });
}

/** True if the content of this version was replaced by that of another release (decision 98). */
export async function isSuperseded(tx: Tx, version = seedInputs): Promise<boolean> {
  const newestFirst = await tx.select().from(contentVersions).orderBy(desc(contentVersions.importedAt));
  return newestFirst.findIndex((known) => known.version === version) > 0;
}

/**
 * Records a change of genes by an imported table: the content has another version, and the next seed reads everything
 * again, because the search index is built from the genes.
 */
export const recordGeneTables = (tx: Tx) => recordImport(tx, GENE_TABLES, randomUUID());

/** Without the file of all genes, which is imported behind the start and changes no gene of the search index. */
async function seedDigest(tx: Tx, inputs: string): Promise<string> {
  const loaded = (await readImports(tx)).filter(({ source }) => source !== GENE_CATALOG);
  return hash("sha256", JSON.stringify([inputs, loaded.map(({ source, digest }) => [source, digest])]));
}

/**
 * Whether the file of all genes with this digest is imported, and else how many of its genes are. A store with the content of
 * a newer release has a newer file.
 */
export async function readCatalogState(
  tx: Tx,
  digest: string,
): Promise<{ isComplete: boolean; done: number }> {
  const rows = await tx
    .select()
    .from(contentImports)
    .where(inArray(contentImports.source, [GENE_CATALOG, GENE_CATALOG_PROGRESS]));
  const found = new Map(rows.map((row) => [row.source, row.digest]));
  const [progressDigest, done] = found.get(GENE_CATALOG_PROGRESS)?.split(" ") ?? [];
  return {
    isComplete: found.get(GENE_CATALOG) === digest || (await isSuperseded(tx)),
    done: progressDigest === digest ? Number(done) : 0,
  };
}

/** True while the file of all genes is imported. */
export async function areGenesComing(tx: Tx): Promise<boolean> {
  const rows = await tx
    .select({ source: contentImports.source })
    .from(contentImports)
    .where(eq(contentImports.source, GENE_CATALOG_PROGRESS));
  return rows.length > 0;
}

/** In the transaction that imports the genes, so that an import which is stopped continues behind them. */
export const recordCatalogProgress = (tx: Tx, digest: string, done: number) =>
  recordImport(tx, GENE_CATALOG_PROGRESS, `${digest} ${done}`);

/** Records the end of the import: the content has another version. */
export async function recordCatalog(tx: Tx, digest: string): Promise<void> {
  await recordImport(tx, GENE_CATALOG, digest);
  await tx.delete(contentImports).where(eq(contentImports.source, GENE_CATALOG_PROGRESS));
}

const SEED_LOCK = 5_271_010;

/**
 * Locks the loading of content and genes until the transaction ends.
 * @throws LockError if another process loads for too long
 */
export async function lockSeed(tx: Tx): Promise<void> {
  await acquireLock("imports content", async () => {
    const [row] = await queryRows<{ isLocked: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(${SEED_LOCK}) as "isLocked"`,
    );
    return row?.isLocked ?? false;
  });
}

/** Calls `write` if `rows` differ from those loaded last for `source`. */
export async function importIfChanged<Row>(
  tx: Tx,
  source: string,
  rows: Row[],
  write: (tx: Tx, rows: Row[]) => Promise<unknown>,
): Promise<void> {
  const digest = hash("sha256", JSON.stringify(rows));
  const [last] = await tx.select().from(contentImports).where(eq(contentImports.source, source));
  if (last?.digest === digest) return;
  await write(tx, rows);
  await recordImport(tx, source, digest);
}

/** Splits rows into batches that fit into one statement. */
export function toBatches<T>(rows: T[], size = 500): T[][] {
  const portions: T[][] = [];
  for (let start = 0; start < rows.length; start += size) portions.push(rows.slice(start, start + size));
  return portions;
}
