/** Reads processes from /proc, so it requires Linux. */
import { readdirSync, readFileSync } from "node:fs";

/** The kernel's clock tick in /proc/<pid>/stat. */
const TICK_MS = 10;

/** The processes that a process has started. */
export function findChildren(pid: number): number[] {
  const pids = readdirSync("/proc").map(Number).filter(Boolean);
  return pids.filter((child) => statFields(child)[1] === pid);
}

/** CPU time of a process in milliseconds: all threads that run. 0 if the process has ended. */
export function cpuMs(pid: number): number {
  const threads = ifRunning(() => readdirSync(`/proc/${pid}/task`)) ?? [];
  const nanoseconds = threads.map((thread) =>
    Number(ifRunning(() => read(pid, `task/${thread}/schedstat`))?.split(" ")[0] ?? 0),
  );
  return sum(nanoseconds) / 1e6;
}

/**
 * CPU time of a process in milliseconds, threads that have ended included; in steps of the kernel's clock.
 */
export const cpuSinceStartMs = (pid: number): number => sum(statFields(pid).slice(11, 13)) * TICK_MS;

/** CPU time of a process and its children in milliseconds, those that have ended included. */
export function cpuOfGroupMs(pid: number): number {
  const endedChildren = sum(statFields(pid).slice(13, 15)) * TICK_MS;
  return cpuMs(pid) + endedChildren + sum(findChildren(pid).map(cpuMs));
}

/**
 * Resident memory of processes of the same program in MB. The pages of its file, which they share, count
 * once.
 */
export function residentMb(pids: number[]): number {
  const own = pids.map((pid) => statusMb(pid, "RssAnon") + statusMb(pid, "RssShmem"));
  return sum(own) + Math.max(...pids.map((pid) => statusMb(pid, "RssFile")));
}

const statusMb = (pid: number, field: string): number =>
  Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(read(pid, "status"))?.[1] ?? Number.NaN) / 1024;

/** The fields of /proc/<pid>/stat from the state on. The name before it may contain spaces. */
const statFields = (pid: number): number[] =>
  ifRunning(() => read(pid, "stat"))
    ?.split(") ")
    .at(-1)
    ?.split(" ")
    .map(Number) ?? [];

const read = (pid: number, file: string) => readFileSync(`/proc/${pid}/${file}`, "utf8");

/** `undefined` if the process ends before it is read. */
function ifRunning<Value>(readValue: () => Value): Value | undefined {
  try {
    return readValue();
  } catch {
    return undefined;
  }
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
