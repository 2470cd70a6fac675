import type { FastifyInstance } from "fastify";
import { SitemapStream, streamToPromise } from "sitemap";
import { API_UNAVAILABLE } from "../proxy/register-proxies.ts";
import type { ActiveReleases } from "../releases/active-releases.ts";

const API_TIMEOUT_MS = 10_000;

export interface SitemapOptions {
  getReleases: () => Promise<ActiveReleases>;
  apiUrl: string;
  /** Public URL of the store, without a path. */
  publicUrl: string;
}

/**
 * `/sitemap.xml`: the pages of the active releases whose route has `handle.sitemap`, and the paths of products, services,
 * posts and policies, which the API supplies.
 */
export function sitemapRoutes(
  app: FastifyInstance,
  { getReleases, apiUrl, publicUrl }: SitemapOptions,
): void {
  app.get("/sitemap.xml", async (_request, reply) => {
    const dynamicPaths = await fetchPublicPaths(apiUrl).catch((error) => {
      app.log.warn(error, "The sitemap needs the public paths of the API.");
    });
    if (!dynamicPaths) return reply.code(503).send(API_UNAVAILABLE);
    const sitemap = new SitemapStream({ hostname: publicUrl });
    for (const url of [...staticPaths(await getReleases()), ...dynamicPaths]) sitemap.write({ url });
    sitemap.end();
    return reply.type("application/xml; charset=utf-8").send(await streamToPromise(sitemap));
  });
}

function staticPaths({ remotes }: ActiveReleases): string[] {
  const pages = remotes.flatMap((remote) => Object.values(remote.pages));
  return pages.filter(({ sitemap }) => sitemap).map(({ path }) => path);
}

async function fetchPublicPaths(apiUrl: string): Promise<string[]> {
  const response = await fetch(`${apiUrl}/public-paths`, { signal: AbortSignal.timeout(API_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The API answers ${response.status}.`);
  return ((await response.json()) as { paths: string[] }).paths;
}
