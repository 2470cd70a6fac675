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

export interface Job {
  everyMs: number;
  run: () => Promise<unknown>;
  /** Makes the job run before its interval has passed. */
  alarm?: Alarm;
}

/**
 * Runs each job at its interval, counted from the end of its previous run. A job that fails runs again.
 * @returns stops all jobs and resolves when the current runs have ended
 */
export function startJobs(jobs: Job[], onError: (error: unknown) => void): () => Promise<void> {
  const stopping = new AbortController();
  const running = jobs.map((job) => repeat(job, stopping.signal, onError));
  return async () => {
    stopping.abort();
    await Promise.all(running);
  };
}

async function repeat(
  { everyMs, run, alarm = new Alarm() }: Job,
  stop: AbortSignal,
  onError: (error: unknown) => void,
) {
  while (!stop.aborted) {
    await run().catch(onError);
    await alarm.wait(everyMs, stop);
  }
}
