import { lockSeed } from "../../content-files/seed-lock.ts";
import type { Database } from "../../db/database.ts";
import { importSearchEntries } from "../../modules/catalog/index.ts";
import { campaignKey } from "../../modules/design/index.ts";

/**
 * A job that updates the prices of the search index when a campaign starts or ends. All other prices are derived on each
 * request.
 */
export function priceRefresh(db: Database): () => Promise<void> {
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
