import type { FastifyPluginAsync } from "fastify";
import { contentRoutes } from "./content/content.routes.ts";
import { geneRoutes } from "./genes/gene.routes.ts";
import { guideRoutes } from "./guides/guide.routes.ts";
import { productRoutes } from "./products/product.routes.ts";
import { protocolRoutes } from "./protocols/protocol.routes.ts";
import { searchRoutes } from "./search/search.routes.ts";
import { sequenceRoutes } from "./sequences/sequence.routes.ts";

/** Lets browsers show a page immediately on back navigation. Responses are at most five minutes old. */
const CACHE_CONTROL = "max-age=60, stale-while-revalidate=240";

/** Public data: products, genes, pages, posts and search. It is the same for all visitors, so browsers may cache it. */
export const publicCachedRoutes: FastifyPluginAsync = async (app) => {
  app.addHook("onSend", async (_request, reply) => {
    if (reply.statusCode === 200 || reply.statusCode === 304) reply.header("cache-control", CACHE_CONTROL);
  });
  await app.register(productRoutes);
  await app.register(sequenceRoutes);
  await app.register(geneRoutes);
  await app.register(guideRoutes);
  await app.register(contentRoutes);
  await app.register(protocolRoutes);
  await app.register(searchRoutes);
};
