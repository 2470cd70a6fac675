import { setTimeout as pause } from "node:timers/promises";
import type { TestStack } from "../stack/test-stack.ts";

const EVERY_MS = 20;

export interface LockWaits {
  /** The longest time in seconds for which a statement has waited for a lock of another transaction. */
  lockWait: number;
}

/** Watches how long statements wait for locks, until the returned function is called. */
export function watchLocks(store: TestStack): () => Promise<LockWaits> {
  let isStopped = false;
  let lockWait = 0;
  async function run() {
    while (!isStopped) {
      const [row] = await store.rows<{ seconds: number }>(LONGEST);
      lockWait = Math.max(lockWait, row?.seconds ?? 0);
      await pause(EVERY_MS);
    }
  }
  const running = run();
  running.catch(() => undefined);
  return async () => {
    isStopped = true;
    await running;
    return { lockWait };
  };
}

const LONGEST = `select coalesce(max(extract(epoch from clock_timestamp() - waitstart)), 0)::float8 as seconds
  from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`;
