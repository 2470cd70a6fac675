import { CompressedDocument } from "../documents/compressed-document.ts";
import type { DocumentTemplate } from "../documents/document-template.ts";
import type { ActiveReleases } from "../releases/active-releases.ts";
import type { Page } from "../releases/match-page.ts";
import { PageCache } from "./page-cache.ts";
import type { RenderOutcome } from "./render-messages.ts";
import type { RenderWorkerPool } from "./render-worker-pool.ts";

/** The document of a page, a redirect, or the reason why there is no document. */
export type RenderedPage =
  | {
      status: number;
      dataHash: string;
      isContentOnly: boolean;
      /** The size of the cached pages before compression, in bytes. */
      size: number;
      createDocument: CreateDocument;
    }
  | Exclude<RenderOutcome, { body: string } | { isUnchanged: true }>;

/** Creates a document if the template has a nonce; otherwise returns the same document every time. */
type CreateDocument = (template: DocumentTemplate) => CompressedDocument;

/** Refers to the document only: its page, as text, can be garbage-collected. */
const always =
  (document: CompressedDocument): CreateDocument =>
  () =>
    document;

const NEVER_RENDERED = { failure: "The shell reports a page as unchanged that was never rendered." };

/** Server-rendered pages, cached: a page is the same for every visitor. */
export class RenderedPages {
  readonly #workers: RenderWorkerPool;
  readonly #contentVersion: () => Promise<string | undefined>;
  readonly #cache: PageCache<RenderedPage>;
  #cachedFor: { releases?: ActiveReleases; content?: string } = {};

  /**
   * @param contentVersion changes with the store's content
   * @param cacheBytes how much memory the pages may take
   */
  constructor(
    workers: RenderWorkerPool,
    contentVersion: () => Promise<string | undefined>,
    cacheBytes?: number,
  ) {
    this.#workers = workers;
    this.#contentVersion = contentVersion;
    this.#cache = new PageCache((page) => ("size" in page ? page.size : 0), undefined, cacheBytes);
  }

  /** Requests for pages since the start, by where the page came from, and the size of the cache. */
  get cacheState() {
    const { requests, miss, stale } = this.#cache.counts;
    return { lookups: { hit: requests - miss - stale, stale, miss }, bytes: this.#cache.bytes };
  }

  /** The page of a URL, including the shell's 404 page; `undefined` if its remote has no server build. */
  async get(template: DocumentTemplate, url: URL): Promise<RenderedPage | undefined> {
    const { releases, owner, page, nonce } = template.context;
    const { shell, menuLinks } = releases;
    if (!shell.server || (owner && !owner.server)) return undefined;
    const content = await this.#contentVersion();
    this.#clearIfChanged(releases, content);

    const address = canonicalAddress(page, url);
    return this.#cache.get(address, async (stale) => {
      const known = stale && "createDocument" in stale ? stale : undefined;
      const versions = { contentVersion: content, knownDataHash: known?.dataHash };
      const outcome = await this.#workers.render(shell, owner, address, menuLinks, versions);
      // From the same releases and the same data comes the same page, which is compressed already.
      if ("isUnchanged" in outcome)
        return known ? { ...known, isContentOnly: outcome.isContentOnly } : NEVER_RENDERED;
      if (!("body" in outcome)) return outcome;
      const { status, dataHash, isContentOnly } = outcome;
      const create: CreateDocument = (template) => new CompressedDocument(template.withPage(outcome));
      const document = create(template);
      const createDocument = nonce ? create : always(document);
      return { status, dataHash, isContentOnly, size: document.length, createDocument };
    });
  }

  #clearIfChanged(releases: ActiveReleases, content: string | undefined): void {
    const cachedFor = this.#cachedFor;
    if (cachedFor.releases === releases && cachedFor.content === content) return;
    this.#cache.clear();
    this.#cachedFor = { releases, content };
  }
}

/** The path with the query parameters that the page reads; others do not affect the rendered page. */
function canonicalAddress(page: Page | undefined, { pathname, search, searchParams }: URL): string {
  if (!page || !search) return pathname;
  const query = page.query.flatMap((name) =>
    searchParams.getAll(name).map((value): [string, string] => [name, value]),
  );
  return query.length > 0 ? `${pathname}?${new URLSearchParams(query)}` : pathname;
}
