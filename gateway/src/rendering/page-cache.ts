/** A page so old is rendered anew, while the old one is still given. */
const FRESH_MS = 5_000;
const MOST_PAGES = 2_000;

interface Entry<Outcome> {
  outcome: Outcome;
  renderedAt: number;
  isRenewed: boolean;
}

/**
 * Rendered pages, the same for everybody, by address. Bounded: the page that has not been asked for the longest
 * goes first. Failures are not kept, and neither is what says that nothing is there: such addresses have no end.
 */
export class PageCache<Outcome extends object> {
  #entries = new Map<string, Entry<Outcome>>();
  #underWay = new Map<string, Promise<Outcome>>();
  readonly #now: () => number;

  /** @param now a clock in milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** The page of a key: what is kept, or what `render` gives now. A stale one is renewed behind the answer. */
  async get(key: string, render: () => Promise<Outcome>): Promise<Outcome> {
    const entry = this.#entries.get(key);
    if (!entry) return this.#renderOnce(key, render);
    touch(this.#entries, key, entry);
    const isStale = this.#now() - entry.renderedAt > FRESH_MS;
    if (isStale && !entry.isRenewed) {
      entry.isRenewed = true;
      void this.#renderOnce(key, render).finally(() => {
        entry.isRenewed = false;
      });
    }
    return entry.outcome;
  }

  /** Drops all pages, those too that are being rendered now: nobody who asks from now on is given them. */
  clear(): void {
    this.#entries = new Map();
    this.#underWay = new Map();
  }

  /** Who asks for a page that is being rendered waits for that. */
  #renderOnce(key: string, render: () => Promise<Outcome>): Promise<Outcome> {
    const entries = this.#entries;
    const underWay = this.#underWay;
    const joined = underWay.get(key);
    if (joined) return joined;
    const rendering = render()
      .then((outcome) => keep(entries, key, outcome, this.#now()))
      .finally(() => underWay.delete(key));
    underWay.set(key, rendering);
    return rendering;
  }
}

/** A page that is gone is dropped; one that fails to render goes on as it was, for now. */
function keep<Outcome extends object>(
  entries: Map<string, Entry<Outcome>>,
  key: string,
  outcome: Outcome,
  now: number,
): Outcome {
  if ("status" in outcome && outcome.status === 404) entries.delete(key);
  else if (!("failure" in outcome)) touch(entries, key, { outcome, renderedAt: now, isRenewed: false });
  const [oldest] = entries.keys();
  if (entries.size > MOST_PAGES && oldest !== undefined) entries.delete(oldest);
  return outcome;
}

function touch<Outcome>(entries: Map<string, Entry<Outcome>>, key: string, entry: Entry<Outcome>): void {
  entries.delete(key);
  entries.set(key, entry);
}
