import type { FastifyInstance, FastifyRequest } from "fastify";
import { pageId } from "../releases/match-page.ts";
import type { RenderedPage } from "../rendering/rendered-pages.ts";
import { sendCompressed } from "./compressed-document.ts";
import type { DocumentSource } from "./document-source.ts";
import type { DocumentTemplate } from "./document-template.ts";
import { FAST_REFRESH_HOOK } from "./fast-refresh-hook.ts";
import { sendUnavailablePage } from "./unavailable-page.ts";

/** Shorter parts of a path are words and numbers. */
const SHORTEST_TOKEN = 20;

/** Statuses of failures that are not logged: an overload would fill the log. */
const EXPECTED = [404, 503];

/**
 * Every path that no other route matches is a document of the store.
 * @param isBeyondLimit whether a page of search results has to be rendered in the browser, whose requests the API limits
 */
export function documentRoutes(
  app: FastifyInstance,
  store: DocumentSource,
  isBeyondLimit: (request: FastifyRequest) => Promise<boolean>,
): void {
  app.get(FAST_REFRESH_HOOK.path, (_request, reply) =>
    reply.type("text/javascript").send(FAST_REFRESH_HOOK.source),
  );

  app.get("/*", async (request, reply) => {
    const url = new URL(`http://store.invalid${request.url}`);
    const { getReleases, templates, pages } = request.preview ?? store;
    const releases = await getReleases();
    if (!releases) return sendUnavailablePage(reply);
    const template = templates.find(releases, url.pathname);
    const described = describePage(template);
    request.page = described;
    const isRefused = hasQuery(template, url) && (await isBeyondLimit(request));
    const page = isRefused ? undefined : await pages.get(template, url);
    if (page && "redirect" in page) return reply.redirect(page.redirect, page.status ?? 302);
    if (page && "failure" in page && !EXPECTED.includes(page.status ?? 0) && !page.isCircuitOpen) {
      const name = `${described.remote}/${described.id}`;
      request.log.warn(`${name} is rendered in the browser: ${withoutPath(page.failure, url)}`);
    }
    reply.code(statusOf(template, page)).headers(template.headers);
    const document =
      page && "createDocument" in page ? page.createDocument(template) : template.withoutPage();
    return sendCompressed(request, reply, document);
  });
}

/** Whether the page depends on a query of the address, as search results do. */
const hasQuery = ({ context: { page } }: DocumentTemplate, { searchParams }: URL): boolean =>
  page?.query.some((name) => searchParams.has(name)) ?? false;

/** A path may contain the token of a mailed link, and the router's errors contain the path. */
const withoutPath = (failure: string, { pathname }: URL): string =>
  pathname
    .split("/")
    .reduce((text, part) => (part.length < SHORTEST_TOKEN ? text : text.replaceAll(part, "…")), failure);

function describePage({ context: { owner, page, releases } }: DocumentTemplate) {
  const { name: remote, id: release } = owner ?? releases.shell;
  return { remote, release, id: pageId(owner, page) };
}

function statusOf({ context: { owner } }: DocumentTemplate, page: RenderedPage | undefined): number {
  if (owner?.isUnavailable) return 503;
  return !owner || page?.status === 404 ? 404 : 200;
}
