import { Alarm } from "./alarm.ts";

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
