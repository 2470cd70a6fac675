import { seedInputs } from "../content-files/content-folder.ts";
import { isSeedCurrent, isSuperseded, lockSeed, recordSeed } from "../content-files/seed-state.ts";
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

interface SeedOptions {
  /** The version of the content: a digest of everything that it depends on. */
  version?: string;
  /** Also imports content that a newer release has replaced. */
  replacesNewer?: boolean;
}

/**
 * Loads the content files into the database. Writes changes only, once per version if several processes start together, and
 * nothing if a newer release has loaded its content: an older process that restarts would put old prices back.
 * @returns "superseded" in that case
 */
export async function seed(
  db: Database,
  { version = seedInputs, replacesNewer = false }: SeedOptions = {},
): Promise<"current" | "superseded"> {
  return db.transaction(async (tx) => {
    await lockSeed(tx);
    if (!replacesNewer && (await isSuperseded(tx, version))) return "superseded";
    // Prices of the search index depend on the campaigns.
    const inputs = `${version} ${campaignKey()}`;
    if (await isSeedCurrent(tx, inputs)) return "current";
    await importContent(tx);
    await importCatalogue(tx);
    await recordSeed(tx, inputs, version);
    return "current";
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
 * request. A newer release has its own.
 */
export function createPriceRefresh(db: Database, refreshed = campaignKey()): () => Promise<void> {
  return async () => {
    const key = campaignKey();
    if (key === refreshed) return;
    await db.transaction(async (tx) => {
      await lockSeed(tx);
      if (await isSuperseded(tx)) return;
      await importSearchEntries(tx);
    });
    refreshed = key;
  };
}
