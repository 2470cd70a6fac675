import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { route } from "../../../http/route.ts";
import { kitTablesOf } from "../category-tables/kit-tables.service.ts";
import { reagentsOf } from "../category-tables/reagents.service.ts";
import { getBlogPost, latestBlogEntries } from "./blog.service.ts";
import { getPage } from "./page.service.ts";

export const contentRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.getLatestBlogs, ({ db }) => latestBlogEntries(db));
  route(app, contract.getBlog, ({ db, params }) => getBlogPost(db, params.id));
  route(app, contract.getProductPage, async ({ db, params }) => ({
    ...(await getPage(db, "product", params.url)),
    tables: await kitTablesOf(db, params.url),
  }));
  route(app, contract.getServicePage, async ({ db, params }) => ({
    ...(await getPage(db, "service", params.url)),
    reagents: await reagentsOf(db, params.url),
  }));
  route(app, contract.getPolicyPage, ({ db, params }) => getPage(db, "policy", params.url));
};
