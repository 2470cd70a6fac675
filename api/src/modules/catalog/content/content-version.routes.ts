import { hash } from "node:crypto";
import type { FastifyPluginAsync } from "fastify";
import { loadedImports } from "../../../content-files/seed-state.ts";
import type { Tx } from "../../../db/database.ts";
import { campaignKey } from "../../design/index.ts";

/** For the gateway, which caches rendered pages. It does not forward this path to visitors. */
export const contentVersionRoutes: FastifyPluginAsync = async (app) => {
  app.get("/content-version", async () => ({ version: await contentVersion(app.db) }));
};

/**
 * A digest that changes with every import that changes content, and when a campaign starts or ends. It is the same in all
 * API processes.
 */
async function contentVersion(tx: Tx): Promise<string> {
  return hash("sha256", JSON.stringify([await loadedImports(tx), campaignKey()]));
}
