const FIRST_OPEN_MS = 5_000;
const LONGEST_OPEN_MS = 60_000;

/**
 * A circuit breaker without a half-open state. While it is open, callers skip the operation that failed. Each time it
 * opens it stays open for twice as long as the time before, until `close` is called.
 */
export class CircuitBreaker {
  #failures = 0;
  #openUntil = Number.NEGATIVE_INFINITY;
  readonly #now: () => number;

  /** @param now a clock in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  get isOpen(): boolean {
    return this.#now() < this.#openUntil;
  }

  /** Call it after a failure. @returns how long the circuit breaker stays open, in milliseconds */
  open(): number {
    const ms = Math.min(FIRST_OPEN_MS * 2 ** this.#failures++, LONGEST_OPEN_MS);
    this.#openUntil = this.#now() + ms;
    return ms;
  }

  /** Call it after a success, or when another release replaces the one that failed. */
  close(): void {
    this.#failures = 0;
    this.#openUntil = Number.NEGATIVE_INFINITY;
  }
}
