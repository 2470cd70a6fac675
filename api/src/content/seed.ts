import { importServices } from "../catalog/import-services.ts";
import { importStock } from "../catalog/import-stock.ts";
import { importSupplies } from "../catalog/import-supplies.ts";
import { checkKits } from "../catalog/kit-table-files.ts";
import { checkReagents } from "../catalog/reagents.service.ts";
import type { Database, Tx } from "../db/database.ts";
import { importGenes } from "../genes/import-genes.ts";
import { importManuals } from "../manuals/import-manuals.ts";
import { importProtocols } from "../protocols/import-protocols.ts";
import { importSearchEntries } from "../search/import-search-entries.ts";
import { importBlogPosts } from "./import-blog-posts.ts";
import { importPages } from "./import-pages.ts";
import { seedInputs } from "./seed-inputs.ts";
import { lockSeed } from "./seed-lock.ts";
import { isSeededFrom, rememberSeed } from "./seeded.ts";

/**
 * Brings the database up to the content files; writes only what changed, and safe where several start at once.
 * @param inputs names the state of the files: the same as last time, and nothing is read or checked
 */
export async function seed(db: Database, inputs = seedInputs): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSeed(tx);
    if (await isSeededFrom(tx, inputs)) return;
    await importCatalogue(tx);
    await importContent(tx);
    await rememberSeed(tx, inputs);
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
