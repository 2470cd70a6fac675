import { findOwner } from "@ligate/contract/owner";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { CompressedPage } from "./compressed-page.ts";
import { DEVELOPMENT, REFRESH_HOOK } from "./development.ts";
import { type PageSettings, type RenderedPage, renderDocument } from "./document.ts";
import type { LiveReleases } from "./live-releases.ts";
import type { RenderedPages } from "./rendering/rendered-pages.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

export interface DocumentParts {
  live: () => Promise<LiveReleases>;
  pages: RenderedPages;
  settings: PageSettings;
}

/** Every address that is nothing else is a document of the store. */
export function documentRoutes(app: FastifyInstance, { live, pages, settings }: DocumentParts): void {
  /** A page that is given again is the same document, as long as the page is kept. */
  const documents = new WeakMap<RenderedPage, CompressedPage>();

  app.get(REFRESH_HOOK.path, (_request, reply) => reply.type("text/javascript").send(REFRESH_HOOK.source));

  app.get("/*", async (request, reply) => {
    const url = new URL(`http://store.invalid${request.url}`);
    const releases = await live();
    const outcome = await pages.get(releases, url);
    if (outcome && "redirect" in outcome) return reply.redirect(outcome.redirect, 302);
    if (outcome && "failure" in outcome && outcome.status !== 404) {
      app.log.warn(`${url.pathname} is rendered in the browser: ${outcome.failure}`);
    }

    const page = outcome && "body" in outcome ? outcome : undefined;
    const isMissing = !findOwner(releases.remotes, url.pathname) || outcome?.status === 404;
    describeDocument(reply.code(isMissing ? 404 : 200), releases, url.pathname);
    return send(request, reply, documentOf(releases, url.pathname, page));
  });

  function describeDocument(reply: FastifyReply, { shell }: LiveReleases, path: string): void {
    const policy = contentSecurityPolicy(path, settings.paypal.sdkUrl, shell.id === DEVELOPMENT);
    reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .header("content-security-policy", policy);
  }

  function documentOf(releases: LiveReleases, path: string, page?: RenderedPage): CompressedPage {
    const made =
      (page && documents.get(page)) ?? new CompressedPage(renderDocument(releases, settings, path, page));
    if (page) documents.set(page, made);
    return made;
  }
}

/** In other encodings than brotli the answer is compressed on its way out. */
async function send({ headers }: FastifyRequest, reply: FastifyReply, page: CompressedPage) {
  const brotli = await page.brotliFor(headers["accept-encoding"]?.toString());
  if (!brotli) return reply.send(page.html);
  return reply.header("content-encoding", "br").header("vary", "accept-encoding").send(brotli);
}
