import type { RenderOutcome } from "./messages.ts";

/** A page so old is rendered anew, while the old one is still given. */
const FRESH_MS = 5_000;
const MOST_PAGES = 2_000;

interface Entry {
  outcome: RenderOutcome;
  renderedAt: number;
  isRenewed: boolean;
}

/**
 * Rendered pages, the same for everybody, by releases and address. Bounded: the page that has not been asked for
 * the longest goes first. Failures are not kept.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #now: () => number;

  /** @param now a clock in milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** The page of a key: what is kept, or what `render` gives now. A stale one is renewed behind the answer. */
  async get(key: string, render: () => Promise<RenderOutcome>): Promise<RenderOutcome> {
    const entry = this.#entries.get(key);
    if (!entry) return this.#keep(key, await render());
    this.#touch(key, entry);
    const isStale = this.#now() - entry.renderedAt > FRESH_MS;
    if (isStale && !entry.isRenewed) {
      entry.isRenewed = true;
      void render().then((outcome) => this.#renew(key, entry, outcome));
    }
    return entry.outcome;
  }

  clear(): void {
    this.#entries.clear();
  }

  /** A page that is gone from the API is dropped; one that fails to render goes on as it was, for now. */
  #renew(key: string, entry: Entry, outcome: RenderOutcome): void {
    if ("failure" in outcome && outcome.status === 404) this.#entries.delete(key);
    entry.isRenewed = false;
    this.#keep(key, outcome);
  }

  #keep(key: string, outcome: RenderOutcome): RenderOutcome {
    if ("failure" in outcome) return outcome;
    this.#touch(key, { outcome, renderedAt: this.#now(), isRenewed: false });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MOST_PAGES && oldest !== undefined) this.#entries.delete(oldest);
    return outcome;
  }

  #touch(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }
}
