import { setTimeout as pause } from "node:timers/promises";

/** Ends a wait early. A ring while nobody waits ends the next wait at once. */
export class Alarm {
  #isRung = false;
  #waiting: AbortController | undefined;

  ring = (): void => {
    this.#isRung = true;
    this.#waiting?.abort();
  };

  /** Waits for a time in milliseconds, until the alarm rings, or until `stop`. */
  async wait(ms: number, stop: AbortSignal): Promise<void> {
    if (!this.#isRung) {
      this.#waiting = new AbortController();
      const signal = AbortSignal.any([stop, this.#waiting.signal]);
      await pause(ms, undefined, { signal }).catch(() => undefined);
    }
    this.#isRung = false;
  }
}
