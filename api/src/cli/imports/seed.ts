import { seedInputs } from "../../content-files/seed-inputs.ts";
import { lockSeed } from "../../content-files/seed-lock.ts";
import { isSeedCurrent, recordSeed } from "../../content-files/seed-state.ts";
import type { Database, Tx } from "../../db/database.ts";
import {
  checkKits,
  checkReagents,
  importBlogPosts,
  importGenes,
  importManuals,
  importPages,
  importProtocols,
  importSearchEntries,
  importServices,
  importStock,
  importSupplies,
} from "../../modules/catalog/index.ts";

/**
 * Brings the database up to the content files; writes only what changed, and safe where several start at once.
 * @param inputs names the state of the files: the same as last time, and nothing is read or checked
 */
export async function seed(db: Database, inputs = seedInputs): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSeed(tx);
    if (await isSeedCurrent(tx, inputs)) return;
    await importCatalogue(tx);
    await importContent(tx);
    await recordSeed(tx, inputs);
  });
}

/** Genes, what is sold, and the search over both. */
export async function importCatalogue(tx: Tx): Promise<void> {
  await importGenes(tx);
  await importSupplies(tx);
  await importManuals(tx);
  await importStock(tx);
  await importServices(tx);
  await checkKits(tx);
  await checkReagents(tx);
  await importSearchEntries(tx);
}

/** Pages, posts and protocols. */
export async function importContent(tx: Tx): Promise<void> {
  await importPages(tx);
  await importBlogPosts(tx);
  await importProtocols(tx);
}
