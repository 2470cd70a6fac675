import { hash } from "node:crypto";
import type { FastifyPluginAsync } from "fastify";
import { loadedImports } from "../../../content-files/seed-state.ts";
import type { Tx } from "../../../db/database.ts";

/** For the gateway alone, which keeps rendered pages: outside of what it passes on to visitors. */
export const contentVersionRoutes: FastifyPluginAsync = async (app) => {
  app.get("/content-version", async () => ({ version: await contentVersion(app.db) }));
};

/** Another text after every import that changed something, and the same one in all API processes. */
async function contentVersion(tx: Tx): Promise<string> {
  return hash("sha256", JSON.stringify(await loadedImports(tx)));
}
