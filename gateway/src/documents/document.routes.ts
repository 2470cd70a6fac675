import { findRouteOwner } from "@ligate/contract/remotes/route-ownership";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ActiveReleases } from "../releases/active-releases.ts";
import type { RenderedPages } from "../rendering/rendered-pages.ts";
import { CompressedDocument } from "./compressed-document.ts";
import { documentStyles } from "./document-styles.ts";
import { FAST_REFRESH_HOOK } from "./fast-refresh-hook.ts";
import { type PageSettings, renderDocument } from "./render-document.ts";
import {
  contentSecurityPolicy,
  createNonce,
  INTEGRITY_POLICY,
  requiresIntegrity,
  requiresNonce,
} from "./security-headers.ts";

export interface DocumentRoutesOptions {
  getReleases: () => Promise<ActiveReleases>;
  pages: RenderedPages;
  settings: PageSettings;
}

/** Every path that no other route matches is a document of the store. */
export function documentRoutes(
  app: FastifyInstance,
  { getReleases, pages, settings }: DocumentRoutesOptions,
): void {
  app.get(FAST_REFRESH_HOOK.path, (_request, reply) =>
    reply.type("text/javascript").send(FAST_REFRESH_HOOK.source),
  );

  app.get("/*", async (request, reply) => {
    const url = new URL(`http://store.invalid${request.url}`);
    const releases = await getReleases();
    const page = await pages.get(releases, url);
    if (page && "redirect" in page) return reply.redirect(page.redirect, 302);
    if (page && "failure" in page && page.status !== 404 && !page.isCircuitOpen) {
      app.log.warn(`${url.pathname} is rendered in the browser: ${page.failure}`);
    }

    const isMissing = !findRouteOwner(releases.remotes, url.pathname) || page?.status === 404;
    const nonce = requiresNonce(url.pathname) ? createNonce() : undefined;
    setDocumentHeaders(reply.code(isMissing ? 404 : 200), releases, url.pathname, nonce);
    const document =
      page && "createDocument" in page
        ? page.createDocument(nonce)
        : new CompressedDocument(renderDocument(releases, settings, url.pathname, { nonce }));
    return send(request, reply, document);
  });

  function setDocumentHeaders(
    reply: FastifyReply,
    releases: ActiveReleases,
    path: string,
    nonce: string | undefined,
  ): void {
    const policy = contentSecurityPolicy({
      path,
      nonce,
      paypalSdkUrl: settings.paypal.sdkUrl,
      scripts: importMapSources(releases, path),
      styles: documentStyles(releases, path).flatMap(({ inline }) => inline?.source ?? []),
      isDevelopment: releases.isDevelopment,
    });
    if (!releases.isDevelopment && requiresIntegrity(path)) reply.headers(INTEGRITY_POLICY);
    reply
      .type("text/html; charset=utf-8")
      .header("cache-control", nonce ? "no-store" : "no-cache")
      .header("content-security-policy", policy);
  }
}

/** The document's own import map, and those of remotes that the shell adds before it loads them. */
function importMapSources({ importMapOf, remotes }: ActiveReleases, path: string): string[] {
  const importMaps = [
    importMapOf(findRouteOwner(remotes, path)),
    ...remotes.map(({ importMap }) => importMap),
  ];
  return importMaps.flatMap((importMap) => importMap?.source ?? []);
}

/** Sends the document, in Brotli if the client accepts it. @fastify/compress handles the other encodings. */
async function send({ headers }: FastifyRequest, reply: FastifyReply, document: CompressedDocument) {
  const brotli = await document.brotliIfAccepted(headers["accept-encoding"]?.toString());
  if (!brotli) return reply.send(document.html);
  return reply.header("content-encoding", "br").header("vary", "accept-encoding").send(brotli);
}
