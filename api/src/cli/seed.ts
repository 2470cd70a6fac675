import { seedInputs } from "../content-files/content-folder.ts";
import { isSeedCurrent, lockSeed, recordSeed } from "../content-files/seed-state.ts";
import type { Database, Tx } from "../db/database.ts";
import {
  checkKitTables,
  checkNeededSupplies,
  checkOverviews,
  checkReagentTable,
  checkServices,
  checkStockItems,
  checkSupplierFiles,
  importBlogPosts,
  importGenes,
  importManuals,
  importPages,
  importProtocols,
  importSearchEntries,
  importServices,
  importStock,
  importSupplies,
} from "../modules/catalog/index.ts";
import { campaignKey } from "../modules/design/index.ts";

/** The files, and the campaigns that prices of the search index depend on. */
const currentInputs = () => `${seedInputs} ${campaignKey()}`;

/**
 * Loads the content files into the database. Writes changes only, and is safe when several processes start together.
 * @param inputs what the loaded data depend on; if it equals the last one, nothing is read
 */
export async function seed(db: Database, inputs = currentInputs()): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSeed(tx);
    if (await isSeedCurrent(tx, inputs)) return;
    await importContent(tx);
    await importCatalogue(tx);
    await recordSeed(tx, inputs);
  });
}

/** Loads genes, products and the search index, which has the pages that are loaded. */
export async function importCatalogue(tx: Tx): Promise<void> {
  await importGenes(tx);
  await importSupplies(tx);
  await importManuals(tx);
  await importStock(tx);
  await importServices(tx);
  await checkKitTables(tx);
  await checkReagentTable(tx);
  await checkServices(tx);
  await checkStockItems(tx);
  await checkNeededSupplies(tx);
  await importSearchEntries(tx);
}

/** Loads pages, blog posts and protocols. */
export async function importContent(tx: Tx): Promise<void> {
  await importPages(tx);
  await checkOverviews(tx);
  await importBlogPosts(tx);
  await importProtocols(tx);
  checkSupplierFiles();
}

/**
 * A job that updates the prices of the search index when a campaign starts or ends. All other prices are derived on each
 * request.
 */
export function createPriceRefresh(db: Database): () => Promise<void> {
  let refreshed = campaignKey();
  return async () => {
    const key = campaignKey();
    if (key === refreshed) return;
    await db.transaction(async (tx) => {
      await lockSeed(tx);
      await importSearchEntries(tx);
    });
    refreshed = key;
  };
}
