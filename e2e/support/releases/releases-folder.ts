import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../..");

/** An entry in the log of a package. The last one names the active release. */
export interface LogEntry {
  n: number;
  release: string;
  /** SHA-384 of the release's release.json. */
  integrity: string;
  /** Name of a file → the hash in it. */
  files?: Record<string, string>;
  kind: "activate" | "rollback";
  by: string;
  at: string;
  reason: string;
  skipped: string[];
}

/** The release repository of the store that is tested; that of the workspace until a store has been started. */
export const releasesDir = (): string => resolve(ROOT, process.env.RELEASES_DIR || "releases");

/** The files of a published release. */
export const releaseFolder = ({ name, id }: { name: string; id: string }, dir = releasesDir()): string =>
  join(dir, "packages", name, id);

/** The entries of a package's log, `<n>.json`. */
export const logFolder = (name: string, dir = releasesDir()): string =>
  join(dir, "activations/production", name);

/** The entries of a package's log, the oldest first. */
export function readLog(name: string, dir = releasesDir()): LogEntry[] {
  const folder = logFolder(name, dir);
  const files = readdirSync(folder).filter((file) => /^\d+\.json$/.test(file));
  return files.map((file) => readJson<LogEntry>(join(folder, file))).sort((one, other) => one.n - other.n);
}

/** The id of a package's active release. @throws if there is none */
export function activeReleaseId(name: string, dir = releasesDir()): string {
  const entry = readLog(name, dir).at(-1);
  if (!entry) throw new Error(`No release of ${name} is active in ${dir}.`);
  return entry.release;
}

export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, "utf8")) as T;
