import { hash } from "node:crypto";
import { importsVersion } from "../../../content-files/seed-state.ts";
import type { Tx } from "../../../db/database.ts";
import { campaignKey } from "../../design/index.ts";
import { shareReads } from "./share-reads.ts";

/**
 * Reads a digest that changes with every import that changes content, and when a campaign starts or ends. It is the same
 * in all API processes.
 * @param campaigns a text that differs before and after the start or end of a campaign
 */
export function contentVersionOf(tx: Tx, campaigns = campaignKey): () => Promise<string> {
  const readImports = shareReads(() => importsVersion(tx));
  return async () => hash("sha256", JSON.stringify([await readImports(), campaigns()]));
}
