import { findOwner } from "@ligate/contract/owner";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DEVELOPMENT, REFRESH_HOOK } from "./development.ts";
import { type PageSettings, renderDocument } from "./document.ts";
import { stylesOf } from "./document-styles.ts";
import type { LiveReleases } from "./live-releases.ts";
import type { RenderedPages } from "./rendering/rendered-pages.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import { SentDocument } from "./sent-document.ts";

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
    const answer = await pages.get(releases, url);
    if (answer && "redirect" in answer) return reply.redirect(answer.redirect, 302);
    if (answer && "failure" in answer && answer.status !== 404 && !answer.isResting) {
      app.log.warn(`${url.pathname} is rendered in the browser: ${answer.failure}`);
    }

    const isMissing = !findOwner(releases.remotes, url.pathname) || answer?.status === 404;
    describeDocument(reply.code(isMissing ? 404 : 200), releases, url.pathname);
    const rendered = answer && "document" in answer ? answer.document : undefined;
    return send(
      request,
      reply,
      rendered ?? new SentDocument(renderDocument(releases, settings, url.pathname)),
    );
  });

  function describeDocument(reply: FastifyReply, releases: LiveReleases, path: string): void {
    const styles = stylesOf(releases, path).flatMap(({ inline }) => inline?.source ?? []);
    const isDevelopment = releases.shell.id === DEVELOPMENT;
    const policy = contentSecurityPolicy(path, settings.paypal.sdkUrl, styles, isDevelopment);
    reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .header("content-security-policy", policy);
  }
}

/** In other encodings than brotli the answer is compressed on its way out. */
async function send({ headers }: FastifyRequest, reply: FastifyReply, document: SentDocument) {
  const brotli = await document.brotliFor(headers["accept-encoding"]?.toString());
  if (!brotli) return reply.send(document.html);
  return reply.header("content-encoding", "br").header("vary", "accept-encoding").send(brotli);
}
