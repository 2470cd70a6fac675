/** Ends a wait early. If no call waits when the alarm rings, the next wait ends at once. */
export class Alarm {
  #isRung = false;
  #wake: () => void = () => undefined;

  ring = (): void => {
    this.#isRung = true;
    this.#wake();
  };

  /** Waits for a time in milliseconds, until the alarm rings, or until `stop`. */
  async wait(ms: number, stop: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const wake = () => resolve();
    const timer = setTimeout(wake, this.#isRung || stop.aborted ? 0 : ms);
    this.#wake = wake;
    stop.addEventListener("abort", wake);
    await promise;
    stop.removeEventListener("abort", wake);
    clearTimeout(timer);
    this.#isRung = false;
  }
}
