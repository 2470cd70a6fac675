import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { currentRequestId, REQUEST_ID } from "@ligate/server/request-ids";
import type { FastifyInstance, FastifyReply } from "fastify";
import { LRUCache } from "lru-cache";
import { SitemapIndexStream, SitemapStream } from "sitemap";
import type { ApiAddresses } from "../http/api-addresses.ts";
import type { ActiveReleases } from "../releases/active-releases.ts";
import { CompressedDocument, sendCompressed } from "./compressed-document.ts";
import { sendUnavailable } from "./unavailable-page.ts";

const XML = "application/xml; charset=utf-8";
const API_TIMEOUT_MS = 10_000;
/** The path of the API's list of genes. */
const GENES = "/public-paths/genes";
/** A portion of ten thousand genes takes 0.1 s to write, and 11 kB compressed. The genes change with an import. */
const GENES_KEPT_MS = 60_000;
const MAX_PORTIONS = 100;

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
    const genes = await counts.fetch(GENES);
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
    return sendXml(reply, [...routes, ...pages], urlSet());
  });

  app.get<{ Params: { portion: string } }>(
    "/sitemap-genes-:portion(^[1-9]\\d{0,4}).xml",
    async (request, reply) => {
      const { portion } = request.params;
      const listed = await counts.fetch(GENES);
      if (listed && Number(portion) > listed.count) return reply.callNotFound();
      const document = listed && (await portions.fetch(portion));
      return document ? sendCompressed(request, reply.type(XML), document) : sendUnavailable(reply);
    },
  );

  const counts = new LRUCache<string, GenePortions>({
    ...{ max: 1, ttl: GENES_KEPT_MS },
    fetchMethod: (path) => fetchPaths<GenePortions>(path),
  });
  const portions = new LRUCache<string, CompressedDocument>({
    ...{ max: MAX_PORTIONS, ttl: GENES_KEPT_MS },
    fetchMethod: async (number) => {
      const listed = await fetchPaths<GenePaths>(`${GENES}/${number}`);
      if (!listed) return undefined;
      const { paths, modified } = listed;
      const entries = paths.map((url) => ({ url, ...(modified && { lastmod: modified }) }));
      return new CompressedDocument(await buffer(Readable.from(entries).pipe(urlSet())));
    },
  });

  const urlSet = () => new SitemapStream({ hostname: publicUrl, lastmodDateOnly: true });

  /** `undefined` if the API does not answer. */
  async function fetchPaths<Answer>(path: string): Promise<Answer | undefined> {
    try {
      const signal = AbortSignal.timeout(API_TIMEOUT_MS);
      const headers = { [REQUEST_ID]: currentRequestId() ?? "" };
      const response = await api.request((address) => fetch(address + path, { signal, headers }));
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
  reply.type(XML).send(Readable.from(entries).pipe(xml));

function staticPaths({ remotes }: ActiveReleases): string[] {
  const pages = remotes.flatMap((remote) => Object.values(remote.pages));
  return pages.filter(({ sitemap }) => sitemap).map(({ path }) => path);
}
