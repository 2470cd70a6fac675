import { hash, randomUUID } from "node:crypto";
import { eq, inArray, max, ne, sql } from "drizzle-orm";
import { queryRows, type Tx } from "../db/database.ts";
import { contentImports } from "./content-imports.table.ts";

/** The source name that represents the whole seed. */
const SEED = "seed";
const GENE_TABLES = "gene tables";
/** The sources of genes: the content file and imported tables. */
export const GENE_SOURCES = ["genes", GENE_TABLES];
const isSeed = eq(contentImports.source, SEED);

/** The loaded imports, without the row of the whole seed. */
export const readImports = (tx: Tx) =>
  tx.select().from(contentImports).where(ne(contentImports.source, SEED)).orderBy(contentImports.source);

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
      from content_imports where source <> ${SEED}`,
  );
  return row?.version ?? "";
}

/** True if the database contains the result of a seed from `inputs`, and nothing was loaded since. */
export async function isSeedCurrent(tx: Tx, inputs: string): Promise<boolean> {
  const [last] = await tx.select().from(contentImports).where(isSeed);
  return last !== undefined && last.digest === (await seedDigest(tx, inputs));
}

/** Records that everything has been loaded from `inputs`. */
export async function recordSeed(tx: Tx, inputs: string): Promise<void> {
  await recordImport(tx, SEED, await seedDigest(tx, inputs));
}

/**
 * Records a change of genes by an imported table: the content has another version, and the next seed reads everything
 * again, because the search index is built from the genes.
 */
export const recordGeneTables = (tx: Tx) => recordImport(tx, GENE_TABLES, randomUUID());

async function seedDigest(tx: Tx, inputs: string): Promise<string> {
  const loaded = await readImports(tx);
  return hash("sha256", JSON.stringify([inputs, loaded.map(({ source, digest }) => [source, digest])]));
}

const SEED_LOCK = 5_271_010;

/** Locks the loading of content and genes until the transaction ends. */
export const lockSeed = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);

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
