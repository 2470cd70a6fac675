import { hash } from "node:crypto";
import { eq, ne } from "drizzle-orm";
import type { Tx } from "../db/database.ts";
import { contentImports } from "./content-imports.table.ts";

/** The source name that represents the whole seed. */
const SEED = "seed";
const isSeed = eq(contentImports.source, SEED);

/** The loaded imports, without the row of the whole seed. */
export const loadedImports = (tx: Tx) =>
  tx.select().from(contentImports).where(ne(contentImports.source, SEED)).orderBy(contentImports.source);

/** True if the database contains the result of a seed from `inputs`, and nothing was loaded since. */
export async function isSeedCurrent(tx: Tx, inputs: string): Promise<boolean> {
  const [last] = await tx.select().from(contentImports).where(isSeed);
  return last !== undefined && last.digest === (await seedDigest(tx, inputs));
}

/** Records that everything has been loaded from `inputs`. */
export async function recordSeed(tx: Tx, inputs: string): Promise<void> {
  const digest = await seedDigest(tx, inputs);
  await tx
    .insert(contentImports)
    .values({ source: SEED, digest })
    .onConflictDoUpdate({ target: contentImports.source, set: { digest, importedAt: new Date() } });
}

/** Makes the next seed read everything again. Call it after changing data that the search index is built from. */
export const clearSeedState = (tx: Tx) => tx.delete(contentImports).where(isSeed);

async function seedDigest(tx: Tx, inputs: string): Promise<string> {
  const loaded = await loadedImports(tx);
  return hash("sha256", JSON.stringify([inputs, loaded.map(({ source, digest }) => [source, digest])]));
}
