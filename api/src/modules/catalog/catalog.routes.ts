import type { FastifyPluginAsync } from "fastify";
import { stockLevelRoutes } from "./category-tables/stock-levels.routes.ts";
import { registerContentAnswers } from "./content-version/content-route.ts";
import { contentVersionRoutes } from "./content-version/content-version.routes.ts";
import { manualRoutes } from "./manuals/manual.routes.ts";
import { previewRoutes } from "./previews/preview.routes.ts";
import { protocolPdfRoutes } from "./protocols/protocol-pdf.routes.ts";
import { publicCachedRoutes } from "./public-cached.routes.ts";
import { searchEngineRoutes } from "./search-engines/search-engine.routes.ts";

export const catalogRoutes: FastifyPluginAsync = async (app) => {
  registerContentAnswers(app);
  await app.register(contentVersionRoutes);
  await app.register(manualRoutes);
  await app.register(previewRoutes);
  await app.register(protocolPdfRoutes);
  await app.register(searchEngineRoutes);
  await app.register(stockLevelRoutes);
  await app.register(publicCachedRoutes);
};
