import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { findPageGene } from "../category-tables/gene-of-page.ts";
import { kitTablesOf } from "../category-tables/kit-tables.service.ts";
import { reagentsOf } from "../category-tables/reagents.service.ts";
import { stockItemsOf } from "../category-tables/stock-items.service.ts";
import { contentRoute, liveContentRoute } from "../content-version/content-route.ts";
import { hasDesign } from "../services/service-content.ts";
import { serviceOffersOf } from "../services/service-offers.ts";
import { getBlogPost, latestBlogEntries } from "./blog.service.ts";
import { getOverview } from "./overview.service.ts";
import { getPage } from "./page.service.ts";

export const contentRoutes: FastifyPluginAsync = async (app) => {
  contentRoute(app, contract.getLatestBlogs, ({ db }) => latestBlogEntries(db));
  contentRoute(app, contract.getBlog, ({ db, params }) => getBlogPost(db, params.id));
  liveContentRoute(
    app,
    contract.getProductPage,
    ({ db, params }) => stockItemsOf(db, params.url),
    async ({ db, params, query }, stock) => {
      const page = await getPage(db, "product", params.url);
      const { gene, target } = await findPageGene(db, query);
      return { ...page, tables: await kitTablesOf(db, params.url, stock, target), gene };
    },
  );
  contentRoute(app, contract.getServicePage, async ({ db, params }) => ({
    ...(await getPage(db, "service", params.url)),
    reagents: await reagentsOf(db, params.url),
    offers: await serviceOffersOf(db, params.url),
    has_design: hasDesign(params.url),
  }));
  contentRoute(app, contract.getOverview, ({ db, params }) => getOverview(db, params.kind));
  contentRoute(app, contract.getPolicyPage, ({ db, params }) => getPage(db, "policy", params.url));
};
