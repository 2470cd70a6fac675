/** Accepts each key once per interval, and at most `max` keys. It keeps no keys of earlier intervals. */
export class IntervalLimit {
  readonly #max: number;
  readonly #ms: number;
  readonly #keys = new Set<unknown>();
  #interval = 0;

  constructor(max: number, ms: number) {
    this.#max = max;
    this.#ms = ms;
  }

  accepts(key: unknown): boolean {
    const interval = Math.floor(Date.now() / this.#ms);
    if (interval !== this.#interval) this.#keys.clear();
    this.#interval = interval;
    if (this.#keys.size >= this.#max || this.#keys.has(key)) return false;
    this.#keys.add(key);
    return true;
  }
}
