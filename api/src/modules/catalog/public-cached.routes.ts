import type { FastifyPluginAsync } from "fastify";
import { contentRoutes } from "./content/content.routes.ts";
import { geneRoutes } from "./genes/gene.routes.ts";
import { productRoutes } from "./products/product.routes.ts";
import { protocolRoutes } from "./protocols/protocol.routes.ts";
import { searchRoutes } from "./search/search.routes.ts";

/** So that Back shows a page at once: its answers are there. Nobody reads older ones than five minutes. */
const KEPT_A_WHILE = "max-age=60, stale-while-revalidate=240";

/**
 * Everything a visitor reads: products, genes, pages, posts and the search. The same for everybody, so browsers may
 * keep it.
 */
export const publicCachedRoutes: FastifyPluginAsync = async (app) => {
  app.addHook("onSend", async (_request, reply) => {
    if (reply.statusCode === 200) reply.header("cache-control", KEPT_A_WHILE);
  });
  await app.register(productRoutes);
  await app.register(geneRoutes);
  await app.register(contentRoutes);
  await app.register(protocolRoutes);
  await app.register(searchRoutes);
};
