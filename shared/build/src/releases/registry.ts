import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { findReleaseConflicts } from "./release-conflicts.ts";
import { REGISTRY_FILE, RELEASE_FILE, Registry, Release } from "../release-format/release.ts";

/** One JSON line per activation of a release. A rollback reads it. */
const HISTORY_FILE = "history.jsonl";
const Activation = z.object({ at: z.iso.datetime(), name: z.string(), id: z.string() });

/**
 * Activates releases, all of them or none. The registry file is replaced atomically.
 * @param changes package name → id of its release
 * @throws if the releases conflict with each other or with other active releases
 */
export function activate(releasesDir: string, changes: Registry): void {
  const current = readRegistry(releasesDir);
  const registry = { ...current, ...changes };
  const conflicts = findReleaseConflicts(
    Object.entries(registry).flatMap(([name, id]) => readReleaseIfExists(releasesDir, name, id)),
  );
  if (conflicts.length > 0) throw new Error(conflicts.join("\n"));

  const changed = Object.entries(changes).filter(([name, id]) => current[name] !== id);
  if (changed.length === 0) return;
  const draft = join(releasesDir, `${REGISTRY_FILE}.${process.pid}`);
  writeFileSync(draft, `${JSON.stringify(registry, null, 2)}\n`);
  renameSync(draft, join(releasesDir, REGISTRY_FILE));
  const at = new Date().toISOString();
  const lines = changed.map(([name, id]) => `${JSON.stringify({ at, name, id })}\n`);
  appendFileSync(join(releasesDir, HISTORY_FILE), lines.join(""));
}

/**
 * Activates the previously active release of a package.
 * @returns its id
 * @throws if there is none, or if it conflicts with the other active releases
 */
export function rollBack(releasesDir: string, name: string): string {
  const active = readRegistry(releasesDir)[name];
  const earlier = readHistory(releasesDir)
    .filter((activation) => activation.name === name && activation.id !== active)
    .findLast(({ id }) => readReleaseIfExists(releasesDir, name, id).length > 0);
  if (!earlier) throw new Error(`${name} has no earlier release to go back to.`);
  activate(releasesDir, { [name]: earlier.id });
  return earlier.id;
}

export interface ListedRelease {
  name: string;
  id: string;
  version: string;
  isActive: boolean;
  /** Time of the last activation, ISO 8601; `undefined` if the release was never active. */
  activatedAt: string | undefined;
}

/** Lists all releases by package, the last activated first. */
export function listReleases(releasesDir: string): ListedRelease[] {
  const registry = readRegistry(releasesDir);
  const history = readHistory(releasesDir);
  const names = Object.keys(registry).filter((name) => existsSync(join(releasesDir, name)));
  return names.flatMap((name) =>
    readdirSync(join(releasesDir, name))
      .flatMap((id) => readReleaseIfExists(releasesDir, name, id))
      .map(({ id, version }) => ({
        ...{ name, id, version, isActive: registry[name] === id },
        activatedAt: history.findLast((activation) => activation.name === name && activation.id === id)?.at,
      }))
      .sort((one, other) => (other.activatedAt ?? "").localeCompare(one.activatedAt ?? "")),
  );
}

/** Removes inactive releases except the last `keep` of each package. @returns the removed releases */
export function prune(releasesDir: string, keep: number): ListedRelease[] {
  const listed = Map.groupBy(listReleases(releasesDir), ({ name }) => name);
  const removed = [...listed.values()].flatMap((releases) =>
    releases.filter(({ isActive }) => !isActive).slice(keep),
  );
  for (const { name, id } of removed) rmSync(join(releasesDir, name, id), { recursive: true });
  return removed;
}

function readRegistry(releasesDir: string): Registry {
  mkdirSync(releasesDir, { recursive: true });
  const file = join(releasesDir, REGISTRY_FILE);
  return existsSync(file) ? parseJson(file, Registry, readFileSync(file, "utf8")) : {};
}

function readHistory(releasesDir: string): z.infer<typeof Activation>[] {
  const file = join(releasesDir, HISTORY_FILE);
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  return lines.map((line) => parseJson(file, Activation, line));
}

function readReleaseIfExists(releasesDir: string, name: string, id: string): Release[] {
  const file = join(releasesDir, name, id, RELEASE_FILE);
  return existsSync(file) ? [parseJson(file, Release, readFileSync(file, "utf8"))] : [];
}

/** @throws an error that names the file, if the text is not JSON of this schema */
function parseJson<S extends z.ZodType>(file: string, schema: S, text: string): z.output<S> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${file} is corrupt. Restore it from a backup, or delete it and build again.`, { cause });
  }
}
