import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createDataDir, DataDirError } from "./data-dir.ts";

const MAX_TAKEOVERS = 5;

/**
 * Locks the data folder for this process. PGlite opens one folder in two processes without an error, and their data
 * diverge. The lock of a dead process is taken over.
 * @returns releases the lock
 * @throws DataDirError if another process holds the lock, or the folder cannot be used
 */
export function lockDataDir(dataDir: string): () => void {
  createDataDir(dataDir);
  const lock = join(dataDir, "lock");
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, identifyProcess(process.pid), { mode: 0o600 });
  try {
    // link() fails if the target exists, so only one of several processes succeeds.
    for (let takeovers = 0; !tryLink(own, lock); takeovers++) {
      if (takeovers === MAX_TAKEOVERS || isHeld(lock)) throw inUse(dataDir, lock);
      removeStaleLock(lock, `${own}.dead`);
    }
  } finally {
    rmSync(own, { force: true });
  }
  return () => rmSync(lock, { force: true });
}

/** Process id and start time: the start time tells a later process with the same id apart, where /proc has it. */
function identifyProcess(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  const started = stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  return JSON.stringify({ pid, started });
}

function isHeld(lock: string): boolean {
  const holder = read(lock);
  if (holder === undefined) return false;
  const pid = parsePid(holder);
  return pid !== undefined && isAlive(pid) && identifyProcess(pid) === holder;
}

/** Removes a stale lock. Restores a lock that another process acquired during the takeover. */
function removeStaleLock(lock: string, aside: string) {
  try {
    renameSync(lock, aside);
    if (isHeld(aside)) tryLink(aside, lock);
    rmSync(aside, { force: true });
  } catch (error) {
    if (getCode(error) !== "ENOENT") throw error;
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (getCode(error) === "EEXIST") return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return getCode(error) === "EPERM";
  }
}

function inUse(dataDir: string, lock: string) {
  const pid = parsePid(read(lock) ?? "") ?? "unknown";
  return new DataDirError(
    `The data folder ${dataDir} is in use by another Ligate (process ${pid}). Stop it first, or set DATA_DIR to another folder.`,
  );
}

function parsePid(text: string): number | undefined {
  const pid = Number(/"pid":(\d+)/.exec(text)?.[1]);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

const getCode = (error: unknown) => (error as NodeJS.ErrnoException).code;
