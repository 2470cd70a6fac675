import type { FastifyPluginAsync } from "fastify";
import { SitemapStream, streamToPromise } from "sitemap";
import { publicUrl } from "../../../http/public-url.ts";
import { publicPaths } from "./public-paths.ts";

/** What is of no use to who searches: calls, and pages of one visitor alone. */
const PRIVATE = [
  ...["/api/", "/cart", "/checkout", "/order-confirmation/", "/invoice-confirmation/", "/profile"],
  ...["/login", "/signup", "/verify-email/", "/resend-verification", "/forgot-password", "/reset-password/"],
  ...["/search?", "/test", "/summary-temp", "/message"],
];

/** `/robots.txt` and `/sitemap.xml`: what search engines may read, and where all of it is. */
export const searchEngineRoutes: FastifyPluginAsync = async (app) => {
  const store = publicUrl(app.settings);

  app.get("/robots.txt", async (_request, reply) => {
    const rules = ["User-agent: *", ...PRIVATE.map((path) => `Disallow: ${path}`)];
    return reply
      .type("text/plain; charset=utf-8")
      .send([...rules, "", `Sitemap: ${store}/sitemap.xml`, ""].join("\n"));
  });

  app.get("/sitemap.xml", async (_request, reply) => {
    const sitemap = new SitemapStream({ hostname: store });
    for (const url of await publicPaths(app.db)) sitemap.write({ url });
    sitemap.end();
    return reply.type("application/xml; charset=utf-8").send(await streamToPromise(sitemap));
  });
};
