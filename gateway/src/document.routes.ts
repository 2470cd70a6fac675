import { findOwner } from "@ligate/contract/owner";
import type { FastifyInstance, FastifyReply } from "fastify";
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
    const isMissing = !findOwner(releases.remotes, url.pathname) || (outcome && outcome.status === 404);
    return sendDocument(reply.code(isMissing ? 404 : 200), releases, url.pathname, page);
  });

  function sendDocument(reply: FastifyReply, releases: LiveReleases, path: string, page?: RenderedPage) {
    const inDevelopment = releases.shell.id === DEVELOPMENT;
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .header("content-security-policy", contentSecurityPolicy(path, settings.paypal.sdkUrl, inDevelopment))
      .send(renderDocument(releases, settings, path, page));
  }
}
