import type { FastifyPluginAsync } from "fastify";
import { notFound } from "../../../http/problem.ts";
import { publicUrl } from "../../../http/public-url.ts";
import { countGenePages, genePaths, genesModified } from "./gene-paths.ts";
import { publicPaths } from "./public-paths.ts";

/** Paths without value for search engines: API calls, and pages of a single visitor. */
const DISALLOWED = [
  ...["/api/", "/cart", "/checkout", "/order-confirmation/", "/invoice-confirmation/", "/profile"],
  ...["/login", "/signup", "/verify-email/", "/resend-verification", "/forgot-password", "/reset-password/"],
  ...["/search?", "/test", "/summary-temp", "/message"],
];

/**
 * `/robots.txt`, and the paths that the gateway lists in sitemaps. `/public-paths` is for the gateway only, which does not
 * forward it to visitors.
 */
export const searchEngineRoutes: FastifyPluginAsync = async (app) => {
  app.get("/robots.txt", async (_request, reply) => {
    const rules = ["User-agent: *", ...DISALLOWED.map((path) => `Disallow: ${path}`)];
    const sitemap = `Sitemap: ${publicUrl(app.settings)}/sitemap.xml`;
    return reply.type("text/plain; charset=utf-8").send([...rules, "", sitemap, ""].join("\n"));
  });

  app.get("/public-paths", async () => ({ pages: await publicPaths(app.db) }));
  app.get("/public-paths/genes", async () => ({
    count: await countGenePages(app.db),
    ...(await genesModified(app.db)),
  }));
  app.get<{ Params: { page: string } }>("/public-paths/genes/:page", async ({ params: { page } }) => {
    const found = /^[1-9]\d{0,4}$/.test(page) ? await genePaths(app.db, Number(page)) : undefined;
    if (!found || found.paths.length === 0) throw notFound("page of genes");
    return found;
  });
};
