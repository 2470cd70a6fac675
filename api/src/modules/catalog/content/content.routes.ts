import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { findPageGene } from "../category-tables/find-page-gene.ts";
import { buildKitTables } from "../category-tables/kit-tables.service.ts";
import { listReagents } from "../category-tables/reagents.service.ts";
import { listStockItems } from "../category-tables/stock-items.service.ts";
import { contentRoute, liveContentRoute } from "../content-version/content-route.ts";
import { hasDesign, listServiceOffers } from "../services/service-content.ts";
import { getOverview } from "./overview.service.ts";
import { getBlogPost, getPage, latestBlogEntries } from "./page.service.ts";

export const contentRoutes: FastifyPluginAsync = async (app) => {
  contentRoute(app, contract.getLatestBlogs, ({ db }) => latestBlogEntries(db));
  contentRoute(app, contract.getBlog, ({ db, params }) => getBlogPost(db, params.id));
  liveContentRoute(
    app,
    contract.getProductPage,
    ({ db, params }) => listStockItems(db, params.url),
    async ({ db, params, query }, stock) => {
      const page = await getPage(db, "product", params.url);
      const { gene, target } = await findPageGene(db, query);
      return { ...page, tables: await buildKitTables(db, params.url, stock, target), gene };
    },
  );
  contentRoute(app, contract.getServicePage, async ({ db, params }) => ({
    ...(await getPage(db, "service", params.url)),
    reagents: await listReagents(db, params.url),
    offers: await listServiceOffers(db, params.url),
    has_design: hasDesign(params.url),
  }));
  contentRoute(app, contract.getOverview, ({ db, params }) => getOverview(db, params.kind));
  contentRoute(app, contract.getPolicyPage, ({ db, params }) => getPage(db, "policy", params.url));
};
