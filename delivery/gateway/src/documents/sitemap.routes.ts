import { Readable } from "node:stream";
import { currentRequestId, REQUEST_ID } from "@ligate/server/request-ids";
import type { FastifyInstance, FastifyReply } from "fastify";
import { SitemapIndexStream, SitemapStream } from "sitemap";
import type { ApiAddresses } from "../http/api-addresses.ts";
import type { ActiveReleases } from "../releases/active-releases.ts";
import { sendUnavailable } from "./unavailable-page.ts";

const API_TIMEOUT_MS = 10_000;

export interface SitemapOptions {
  getReleases: () => Promise<ActiveReleases | undefined>;
  api: ApiAddresses;
  /** Public URL of the store, without a path. */
  publicUrl: string;
}

/** The lists of the API: pages with the calendar day of their last change, and genes in portions that share one. */
interface PublicPaths {
  pages: { path: string; modified?: string }[];
}
interface GenePortions {
  count: number;
  modified?: string;
}
interface GenePaths {
  paths: string[];
  modified?: string;
}

/**
 * `/sitemap.xml` is the index of `/sitemap-pages.xml` and, because there may be a hundred thousand genes, of
 * `/sitemap-genes-1.xml` and the following. Pages are those of the active releases whose route has `handle.sitemap`, and the
 * paths of products, services, posts and policies, which the API supplies.
 */
export function sitemapRoutes(app: FastifyInstance, { getReleases, api, publicUrl }: SitemapOptions): void {
  app.get("/sitemap.xml", async (_request, reply) => {
    const genes = await fetchPaths<GenePortions>("/public-paths/genes");
    if (!genes) return sendUnavailable(reply);
    const { count, modified: lastmod } = genes;
    const portions = Array.from({ length: count }, (_, i) => `${publicUrl}/sitemap-genes-${i + 1}.xml`);
    const sitemaps = [
      { url: `${publicUrl}/sitemap-pages.xml` },
      ...portions.map((url) => ({ url, ...(lastmod && { lastmod }) })),
    ];
    return sendXml(reply, sitemaps, new SitemapIndexStream({ lastmodDateOnly: true }));
  });

  app.get("/sitemap-pages.xml", async (_request, reply) => {
    const listed = await fetchPaths<PublicPaths>("/public-paths");
    const releases = await getReleases();
    // Search engines drop pages that a sitemap no longer lists.
    const isComplete = releases?.remotes.every(({ isUnavailable }) => !isUnavailable);
    if (!listed || !releases || !isComplete) return sendUnavailable(reply);
    const routes = staticPaths(releases).map((url) => ({ url }));
    const pages = listed.pages.map(({ path, modified }) => ({
      url: path,
      ...(modified && { lastmod: modified }),
    }));
    return sendUrls(reply, [...routes, ...pages]);
  });

  app.get<{ Params: { portion: string } }>(
    "/sitemap-genes-:portion(^[1-9]\\d{0,4}).xml",
    async ({ params }, reply) => {
      const genes = await fetchPaths<GenePaths>(`/public-paths/genes/${params.portion}`);
      if (genes === undefined) return sendUnavailable(reply);
      if (genes === null) return reply.callNotFound();
      const { paths, modified } = genes;
      return sendUrls(
        reply,
        paths.map((url) => ({ url, ...(modified && { lastmod: modified }) })),
      );
    },
  );

  const sendUrls = (reply: FastifyReply, entries: SitemapEntry[]) =>
    sendXml(reply, entries, new SitemapStream({ hostname: publicUrl, lastmodDateOnly: true }));

  /** The answer of the API; null if there is none at this path, `undefined` if the API does not answer. */
  async function fetchPaths<Answer>(path: string): Promise<Answer | null | undefined> {
    try {
      const signal = AbortSignal.timeout(API_TIMEOUT_MS);
      const headers = { [REQUEST_ID]: currentRequestId() ?? "" };
      const response = await api.request((address) => fetch(address + path, { signal, headers }));
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`The API answers ${response.status}.`);
      return (await response.json()) as Answer;
    } catch (error) {
      app.log.warn(error, "The sitemap needs the public paths of the API.");
      return undefined;
    }
  }
}

interface SitemapEntry {
  url: string;
  lastmod?: string;
}

/** Writes the entries while they are sent, so that other requests are served in between. */
const sendXml = (reply: FastifyReply, entries: SitemapEntry[], xml: SitemapStream | SitemapIndexStream) =>
  reply.type("application/xml; charset=utf-8").send(Readable.from(entries).pipe(xml));

function staticPaths({ remotes }: ActiveReleases): string[] {
  const pages = remotes.flatMap((remote) => Object.values(remote.pages));
  return pages.filter(({ sitemap }) => sitemap).map(({ path }) => path);
}
