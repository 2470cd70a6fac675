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
  /** The time until the first run; none by default. */
  afterMs?: number;
  /** @param stop aborted when the jobs are stopped; they wait for the end of the run */
  run: (stop: AbortSignal) => Promise<unknown>;
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
  { everyMs, afterMs, run, alarm = new Alarm() }: Job,
  stop: AbortSignal,
  onError: (error: unknown) => void,
) {
  if (afterMs) await alarm.wait(afterMs, stop);
  while (!stop.aborted) {
    await run(stop).catch(onError);
    await alarm.wait(everyMs, stop);
  }
}
