import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The data folder is in use by another process. Its message is for the operator. */
export class DataDirInUse extends Error {
  override name = "DataDirInUse";
}

/**
 * Takes the data folder for this process: PGlite opens one folder twice without a word, and the two diverge.
 * The lock of a process that is dead is taken over.
 * @returns gives the folder back
 * @throws DataDirInUse
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = join(dataDir, "lock");
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, mark(process.pid));
  try {
    // A link is made only where nothing is there: of two processes one gets it.
    for (let tries = 0; !tryLink(own, lock); tries++) {
      if (tries === 5 || isHeld(lock)) throw inUse(dataDir, lock);
      moveAway(lock, `${own}.dead`);
    }
  } finally {
    rmSync(own, { force: true });
  }
  return () => rmSync(lock, { force: true });
}

/** A process, told apart from a later one with the same number by when it started (where /proc tells it). */
function mark(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  const started = stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  return JSON.stringify({ pid, started });
}

function isHeld(lock: string): boolean {
  const holder = read(lock);
  if (holder === undefined) return false;
  const pid = pidIn(holder);
  return pid !== undefined && isAlive(pid) && mark(pid) === holder;
}

/** Whoever took the lock over between our look and our move gets it back. */
function moveAway(lock: string, aside: string) {
  try {
    renameSync(lock, aside);
    if (isHeld(aside)) tryLink(aside, lock);
    rmSync(aside, { force: true });
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

function inUse(dataDir: string, lock: string) {
  const pid = pidIn(read(lock) ?? "") ?? "unknown";
  return new DataDirInUse(
    `The data folder ${dataDir} is in use by another Ligate (process ${pid}). Stop it first, or set DATA_DIR to another folder.`,
  );
}

function pidIn(text: string): number | undefined {
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

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
