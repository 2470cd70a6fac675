import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { publicUrl } from "../../http/public-url.ts";
import { route } from "../../http/route.ts";
import { pdfRoute } from "../../printing/pdf-route.ts";
import { listStockLevels } from "./category-tables/stock-items.service.ts";
import { registerContentAnswers } from "./content-version/content-route.ts";
import { findManualDocument } from "./manuals/manual.service.ts";
import { previewRoutes } from "./previews/preview.routes.ts";
import { findProtocolDocument } from "./protocols/printed-protocol.ts";
import { publicCachedRoutes } from "./public-cached.routes.ts";
import { searchEngineRoutes } from "./search-engines/search-engine.routes.ts";
import { supplierRoutes } from "./supplier/supplier.routes.ts";

export const catalogRoutes: FastifyPluginAsync = async (app) => {
  registerContentAnswers(app);
  // For the gateway, which caches rendered pages. It does not forward this path to visitors.
  app.get("/content-version", async () => ({ version: await app.contentVersion() }));
  // Not among the cached routes, because pages show a sale within seconds.
  route(app, contract.getStockLevels, ({ db, params }) => listStockLevels(db, params.url));
  pdfRoute(app, "manuals", "manual", (slug) => findManualDocument(app.db, slug));
  const storeUrl = publicUrl(app.settings);
  pdfRoute(app, "protocols", "protocol", (codes) => findProtocolDocument(app.db, codes, storeUrl));
  await app.register(previewRoutes);
  await app.register(searchEngineRoutes);
  await app.register(supplierRoutes);
  await app.register(publicCachedRoutes);
};
