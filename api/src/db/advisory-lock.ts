import { setTimeout as pause } from "node:timers/promises";

const TIMEOUT_MS = 10 * 60_000;
const RETRY_MS = 250;

/** Another process has held a lock for too long. */
export class LockError extends Error {
  override name = "LockError";
}

/**
 * Tries to get an advisory lock until it succeeds. Waiting inside the database instead would end with the timeout of the
 * statement, without a word about the reason.
 * @param purpose of the lock, as a verb: "migrates the database"
 * @throws LockError after `timeoutMs`
 */
export async function acquireLock(
  purpose: string,
  tryLock: () => Promise<boolean>,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  for (let attempt = 0; !(await tryLock()); attempt++) {
    if (attempt === 1) console.error(`Waiting for another process that ${purpose}.`);
    if (performance.now() > deadline)
      throw new LockError(
        `Another process has held the lock of "${purpose}" for ${timeoutMs / 1000} s. Its session is in pg_locks, with locktype advisory.`,
      );
    await pause(RETRY_MS);
  }
}
