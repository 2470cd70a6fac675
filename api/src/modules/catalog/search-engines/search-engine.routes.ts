import type { FastifyPluginAsync } from "fastify";
import { publicUrl } from "../../../http/public-url.ts";
import { publicPaths } from "./public-paths.ts";

/** Paths without value for search engines: API calls, and pages of a single visitor. */
const DISALLOWED = [
  ...["/api/", "/cart", "/checkout", "/order-confirmation/", "/invoice-confirmation/", "/profile"],
  ...["/login", "/signup", "/verify-email/", "/resend-verification", "/forgot-password", "/reset-password/"],
  ...["/search?", "/test", "/summary-temp", "/message"],
];

/**
 * `/robots.txt`, and the paths that the gateway lists in the sitemap. `/public-paths` is for the gateway only, which
 * does not forward it to visitors.
 */
export const searchEngineRoutes: FastifyPluginAsync = async (app) => {
  app.get("/robots.txt", async (_request, reply) => {
    const rules = ["User-agent: *", ...DISALLOWED.map((path) => `Disallow: ${path}`)];
    const sitemap = `Sitemap: ${publicUrl(app.settings)}/sitemap.xml`;
    return reply.type("text/plain; charset=utf-8").send([...rules, "", sitemap, ""].join("\n"));
  });

  app.get("/public-paths", async () => ({ paths: await publicPaths(app.db) }));
};
