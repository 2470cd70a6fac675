import { hash } from "node:crypto";
import { eq, ne } from "drizzle-orm";
import type { Tx } from "../db/database.ts";
import { contentImports } from "./content-imports.table.ts";

/** Stands among the imports for all of them. */
const SEED = "seed";
const isSeed = eq(contentImports.source, SEED);

/** What was loaded by source, but for the seed as a whole. */
export const loadedImports = (tx: Tx) =>
  tx.select().from(contentImports).where(ne(contentImports.source, SEED)).orderBy(contentImports.source);

/** Whether the database holds what a seed from `inputs` wrote, and nothing was loaded into it since. */
export async function isSeedCurrent(tx: Tx, inputs: string): Promise<boolean> {
  const [last] = await tx.select().from(contentImports).where(isSeed);
  return last !== undefined && last.digest === (await seedDigest(tx, inputs));
}

/** To be called where everything has been loaded from `inputs`. */
export async function recordSeed(tx: Tx, inputs: string): Promise<void> {
  const digest = await seedDigest(tx, inputs);
  await tx
    .insert(contentImports)
    .values({ source: SEED, digest })
    .onConflictDoUpdate({ target: contentImports.source, set: { digest, importedAt: new Date() } });
}

/** To be called by who changes what the search is built from: the next seed looks at everything again. */
export const clearSeedState = (tx: Tx) => tx.delete(contentImports).where(isSeed);

async function seedDigest(tx: Tx, inputs: string): Promise<string> {
  const loaded = await loadedImports(tx);
  return hash("sha256", JSON.stringify([inputs, loaded.map(({ source, digest }) => [source, digest])]));
}
