import type { FastifyPluginAsync } from "fastify";
import { contentRoutes } from "../content/content.routes.ts";
import { geneRoutes } from "../genes/gene.routes.ts";
import { protocolRoutes } from "../protocols/protocol.routes.ts";
import { searchRoutes } from "../search/search.routes.ts";
import { productRoutes } from "./product.routes.ts";

/** Everything a visitor reads: products, genes, pages, posts and the search. */
export const catalogueRoutes: FastifyPluginAsync = async (app) => {
  await app.register(productRoutes);
  await app.register(geneRoutes);
  await app.register(contentRoutes);
  await app.register(protocolRoutes);
  await app.register(searchRoutes);
};
