import { sql } from "drizzle-orm";
import { importServices } from "../catalog/import-services.ts";
import { importStock } from "../catalog/import-stock.ts";
import { importSupplies } from "../catalog/import-supplies.ts";
import type { Database } from "../db/database.ts";
import { importGenes } from "../genes/import-genes.ts";
import { importProtocols } from "../protocols/import-protocols.ts";
import { importSearchEntries } from "../search/import-search-entries.ts";
import { importBlogPosts } from "./import-blog-posts.ts";
import { importPages } from "./import-pages.ts";

const SEED_LOCK = 5_271_010;

/** Brings the database up to the content files; writes only what changed, and safe where several start at once. */
export async function seed(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    await importGenes(tx);
    await importSupplies(tx);
    await importStock(tx);
    await importServices(tx);
    await importPages(tx);
    await importBlogPosts(tx);
    await importProtocols(tx);
    await importSearchEntries(tx);
  });
}
