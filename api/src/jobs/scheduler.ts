import { setTimeout as pause } from "node:timers/promises";

export interface Job {
  everyMs: number;
  run: () => Promise<unknown>;
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

async function repeat({ everyMs, run }: Job, stop: AbortSignal, onError: (error: unknown) => void) {
  while (!stop.aborted) {
    await run().catch(onError);
    await pause(everyMs, undefined, { signal: stop }).catch(() => undefined);
  }
}
