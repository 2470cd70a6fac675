/** Reads processes from /proc, so it requires Linux. */
import { readdirSync, readFileSync } from "node:fs";

/** The kernel's clock tick in /proc/<pid>/stat. */
const TICK_MS = 10;

/** The processes that this process has started. */
export function findChildren(pid: number): number[] {
  const pids = readdirSync("/proc").map(Number).filter(Boolean);
  return pids.filter((child) => statFields(child)?.parent === pid);
}

/** CPU time of a process in milliseconds: all threads that run. 0 if the process has ended. */
export function cpuMs(pid: number): number {
  const threads = ifRunning(() => readdirSync(`/proc/${pid}/task`)) ?? [];
  const nanoseconds = threads.map((thread) =>
    Number(ifRunning(() => read(pid, `task/${thread}/schedstat`))?.split(" ")[0] ?? 0),
  );
  return sum(nanoseconds) / 1e6;
}

/** CPU time of a process in milliseconds, threads that have ended included; in steps of the kernel's clock. */
export function cpuSinceStartMs(pid: number): number {
  return statFields(pid)?.ownMs ?? 0;
}

/** CPU time of a process and its children in milliseconds, those that have ended included. */
export function cpuOfGroupMs(pid: number): number {
  return cpuMs(pid) + (statFields(pid)?.endedChildrenMs ?? 0) + sum(findChildren(pid).map(cpuMs));
}

/** Resident memory of a process in MB. */
export const residentMb = (pid: number): number => statusMb(pid, "VmRSS");

/** Resident memory of processes of the same program in MB. The pages of its file, which they share, count once. */
export function residentTogetherMb(pids: number[]): number {
  const own = pids.map((pid) => statusMb(pid, "RssAnon") + statusMb(pid, "RssShmem"));
  return sum(own) + Math.max(...pids.map((pid) => statusMb(pid, "RssFile")));
}

const statusMb = (pid: number, field: string): number =>
  Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(read(pid, "status"))?.[1] ?? Number.NaN) / 1024;

/** The command line of a process. */
export const readCommand = (pid: number): string =>
  ifRunning(() => read(pid, "cmdline"))?.replaceAll("\0", " ") ?? "";

/** The process that has started a process. @throws if the process has ended */
export function findParent(pid: number): number {
  const parent = statFields(pid)?.parent;
  if (!parent) throw new Error(`Process ${pid} is not on this machine.`);
  return parent;
}

interface StatFields {
  parent: number;
  ownMs: number;
  endedChildrenMs: number;
}

function statFields(pid: number): StatFields | undefined {
  // The second field is the name of the program, which may contain spaces.
  const fields = ifRunning(() => read(pid, "stat"))
    ?.split(") ")
    .at(-1)
    ?.split(" ");
  if (!fields) return undefined;
  const ms = (first: number, second: number) => (Number(fields[first]) + Number(fields[second])) * TICK_MS;
  return { parent: Number(fields[1]), ownMs: ms(11, 12), endedChildrenMs: ms(13, 14) };
}

const read = (pid: number, file: string) => readFileSync(`/proc/${pid}/${file}`, "utf8");

/** `undefined` if the process ends meanwhile. */
function ifRunning<Value>(readValue: () => Value): Value | undefined {
  try {
    return readValue();
  } catch {
    return undefined;
  }
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
