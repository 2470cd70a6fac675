import type { FastifyPluginAsync } from "fastify";

/** For the gateway, which caches rendered pages. It does not forward this path to visitors. */
export const contentVersionRoutes: FastifyPluginAsync = async (app) => {
  app.get("/content-version", async () => ({ version: await app.contentVersion() }));
};
