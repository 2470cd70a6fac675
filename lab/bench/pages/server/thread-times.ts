import { readdirSync, readFileSync } from "node:fs";

/** Name of the threads as the kernel has it → their work. Other threads are idle. */
const THREADS = {
  MainThread: "main thread",
  WorkerThread: "render threads",
  "libuv-worker": "thread pool (zlib, files)",
  V8Worker: "compiler and garbage collector",
} as const;
type ThreadKind = (typeof THREADS)[keyof typeof THREADS];

export const THREAD_KINDS: readonly ThreadKind[] = Object.values(THREADS);

export type ThreadTimes = Record<ThreadKind, number>;

/** CPU time of a process by the kind of its threads, in milliseconds, from the statistics of the scheduler. */
export function threadTimes(pid: number): ThreadTimes {
  const times = noTimes();
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const read = (file: string) => readFileSync(`/proc/${pid}/task/${thread}/${file}`, "utf8").trim();
    const kind = THREADS[read("comm") as keyof typeof THREADS];
    if (kind) times[kind] += Number(read("schedstat").split(" ")[0]) / 1e6;
  }
  return times;
}

/** CPU time of all threads, in milliseconds. */
export const sumCpu = (times: ThreadTimes): number => Object.values(times).reduce((sum, ms) => sum + ms, 0);

/** Adds what a process uses during some work to the times. */
export async function addTimesDuring(
  times: ThreadTimes,
  pid: number,
  work: () => Promise<unknown>,
): Promise<void> {
  const before = threadTimes(pid);
  await work();
  const after = threadTimes(pid);
  for (const kind of THREAD_KINDS) times[kind] += after[kind] - before[kind];
}

/** Times to which others are added. */
export const noTimes = (): ThreadTimes =>
  Object.fromEntries(THREAD_KINDS.map((kind) => [kind, 0])) as ThreadTimes;
