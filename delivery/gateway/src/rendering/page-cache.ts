import { LRUCache } from "lru-cache";

/** An older page is rendered again, and served until that is done, unless its data change with the content only. */
const FRESH_MS = 5_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Of an entry's objects. */
const BYTES_BESIDE_PAGE = 1_000;

/** @param stale the outcome that is served while the page is rendered */
type Render<Outcome> = (stale: Outcome | undefined) => Promise<Outcome>;

/**
 * Rendered pages by address, least recently used first out. Requests for a page that is being rendered share the
 * result; a stale page is served while it is rendered again. A page whose data change with the content only stays fresh
 * until `clear`. Failures are not cached, and neither are redirects and pages with status 404, of which there is no limited number.
 */
export class PageCache<Outcome extends object> {
  readonly #sizeOf: (outcome: Outcome) => number;
  readonly #now: () => number;
  readonly #maxBytes: number;
  #pages: LRUCache<string, Outcome, Render<Outcome>>;
  /** Since the start. `stale`: served while it was rendered again. */
  readonly counts = { requests: 0, miss: 0, stale: 0 };

  /**
   * @param sizeOf the size of a page in bytes
   * @param now a clock in milliseconds
   * @param maxBytes the size of all pages, by `sizeOf`
   */
  constructor(
    sizeOf: (outcome: Outcome) => number,
    now: () => number = () => performance.now(),
    maxBytes = MAX_BYTES,
  ) {
    this.#sizeOf = sizeOf;
    this.#now = now;
    this.#maxBytes = maxBytes;
    this.#pages = this.#createCache();
  }

  /** The size of all pages, by `sizeOf`. */
  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  /** @returns the cached page, or the outcome of `render` */
  async get(key: string, render: Render<Outcome>): Promise<Outcome> {
    this.counts.requests++;
    try {
      return await this.#pages.forceFetch(key, { context: render });
    } catch (error) {
      if (error instanceof UncacheableOutcome) return error.outcome as Outcome;
      throw error;
    }
  }

  /** Removes all pages. Pages that are being rendered are served to the requests that wait for them, and not cached. */
  clear(): void {
    this.#pages = this.#createCache();
  }

  #createCache(): LRUCache<string, Outcome, Render<Outcome>> {
    return new LRUCache({
      maxSize: this.#maxBytes,
      sizeCalculation: (outcome, key) => key.length + this.#sizeOf(outcome) + BYTES_BESIDE_PAGE,
      ttl: FRESH_MS,
      ttlResolution: 0,
      allowStale: true,
      perf: { now: this.#now },
      fetchMethod: async (_key, stale, { context: render, options }) => {
        this.counts[stale ? "stale" : "miss"]++;
        const outcome = await render(stale);
        if (isContentOnly(outcome)) options.ttl = 0;
        if (isCacheable(outcome)) return outcome;
        // A failure keeps the stale page, if there is one; a redirect and a 404 remove it.
        const keepsStale = stale !== undefined && "failure" in outcome && !isNotFound(outcome);
        options.noDeleteOnFetchRejection = keepsStale;
        options.allowStaleOnFetchRejection = keepsStale;
        throw new UncacheableOutcome(outcome);
      },
    });
  }
}

class UncacheableOutcome extends Error {
  readonly outcome: object;
  constructor(outcome: object) {
    super("This outcome is not cached.");
    this.outcome = outcome;
  }
}

const isContentOnly = (outcome: object): boolean =>
  "isContentOnly" in outcome && outcome.isContentOnly === true;
const isNotFound = (outcome: object): boolean => "status" in outcome && outcome.status === 404;
const isCacheable = (outcome: object): boolean =>
  !("failure" in outcome || "redirect" in outcome || isNotFound(outcome));
