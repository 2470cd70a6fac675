const FIRST_MS = 5_000;
const LONGEST_MS = 60_000;

/** How long what failed is left alone: each time twice as long, until it works or is another one. */
export class Rest {
  #times = 0;
  #until = Number.NEGATIVE_INFINITY;
  readonly #now: () => number;

  /** @param now a clock in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  get isOn(): boolean {
    return this.#now() < this.#until;
  }

  /** @returns how long it lasts, in milliseconds */
  begin(): number {
    const ms = Math.min(FIRST_MS * 2 ** this.#times++, LONGEST_MS);
    this.#until = this.#now() + ms;
    return ms;
  }

  /** What it was for works, or is gone: the next one is a short one again. */
  end(): void {
    this.#times = 0;
    this.#until = Number.NEGATIVE_INFINITY;
  }
}
