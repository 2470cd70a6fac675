import { findRouteOwner } from "@ligate/contract/remotes/route-ownership";
import { CompressedDocument } from "../documents/compressed-document.ts";
import { type PageSettings, renderDocument } from "../documents/render-document.ts";
import { requiresNonce } from "../documents/security-headers.ts";
import type { ActiveRelease } from "../releases/active-release.ts";
import type { ActiveReleases } from "../releases/active-releases.ts";
import { matchPage } from "../releases/match-page.ts";
import { PageCache } from "./page-cache.ts";
import type { RenderOutcome } from "./render-messages.ts";
import type { RenderWorkerPool } from "./render-worker-pool.ts";

/** The document of a page, a redirect, or the reason why there is no document. */
export type RenderedPage =
  | { status: number; createDocument: CreateDocument }
  | Exclude<RenderOutcome, { body: string }>;

/** Creates a document with a nonce; without one, returns the same document every time. */
type CreateDocument = (nonce?: string) => CompressedDocument;

/** Server-rendered pages, cached: a page is the same for every visitor. */
export class RenderedPages {
  readonly #workers: RenderWorkerPool;
  readonly #contentVersion: () => Promise<string | undefined>;
  readonly #settings: PageSettings;
  readonly #cache = new PageCache<RenderedPage>();
  #cachedFor: { releases?: ActiveReleases; content?: string } = {};

  /** @param contentVersion changes with the store's content */
  constructor(
    workers: RenderWorkerPool,
    contentVersion: () => Promise<string | undefined>,
    settings: PageSettings,
  ) {
    this.#workers = workers;
    this.#contentVersion = contentVersion;
    this.#settings = settings;
  }

  /** The page of a URL, including the shell's 404 page; `undefined` if its remote has no server build. */
  async get(releases: ActiveReleases, url: URL): Promise<RenderedPage | undefined> {
    const { shell, remotes } = releases;
    const owner = findRouteOwner(remotes, url.pathname);
    if (!shell.server || (owner && !owner.server)) return undefined;
    this.#clearIfChanged(releases, await this.#contentVersion());

    const address = owner ? canonicalAddress(owner, url) : url.pathname;
    return this.#cache.get(address, async () => {
      const outcome = await this.#workers.render(shell, owner, address, releases.menuLinks);
      if (!("body" in outcome)) return outcome;
      const create: CreateDocument = (nonce) =>
        new CompressedDocument(
          renderDocument(releases, this.#settings, url.pathname, { page: outcome, nonce }),
        );
      return {
        status: outcome.status,
        createDocument: requiresNonce(url.pathname) ? create : always(create()),
      };
    });
  }

  #clearIfChanged(releases: ActiveReleases, content: string | undefined): void {
    const cachedFor = this.#cachedFor;
    if (cachedFor.releases === releases && cachedFor.content === content) return;
    this.#cache.clear();
    this.#cachedFor = { releases, content };
  }
}

const always =
  <T>(value: T) =>
  () =>
    value;

/** The path with the query parameters that the page reads; others do not affect the rendered page. */
function canonicalAddress(owner: ActiveRelease, { pathname, searchParams }: URL): string {
  const names = matchPage(owner, pathname)?.query ?? [];
  const query = names.flatMap((name) =>
    searchParams.getAll(name).map((value): [string, string] => [name, value]),
  );
  return query.length > 0 ? `${pathname}?${new URLSearchParams(query)}` : pathname;
}
