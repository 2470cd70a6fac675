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
import { conflictsAmong } from "./conflicts.ts";
import { REGISTRY_FILE, RELEASE_FILE, Registry, Release } from "./release-format.ts";

/** Every move of a pointer, a line each: what a rollback goes back by. */
const HISTORY_FILE = "history.jsonl";
const Move = z.object({ at: z.iso.datetime(), name: z.string(), id: z.string() });

/**
 * Makes releases live, all of them or none. The registry is replaced whole, so that no reader sees half of it.
 * @throws with a sentence per reason why they cannot be live together with what is
 */
export function deploy(releasesDir: string, moved: Registry): void {
  const current = readRegistry(releasesDir);
  const registry = { ...current, ...moved };
  const conflicts = conflictsAmong(
    Object.entries(registry).flatMap(([name, id]) => readIfThere(releasesDir, name, id)),
  );
  if (conflicts.length > 0) throw new Error(conflicts.join("\n"));

  const changed = Object.entries(moved).filter(([name, id]) => current[name] !== id);
  if (changed.length === 0) return;
  const draft = join(releasesDir, `${REGISTRY_FILE}.${process.pid}`);
  writeFileSync(draft, `${JSON.stringify(registry, null, 2)}\n`);
  renameSync(draft, join(releasesDir, REGISTRY_FILE));
  const at = new Date().toISOString();
  const lines = changed.map(([name, id]) => `${JSON.stringify({ at, name, id })}\n`);
  appendFileSync(join(releasesDir, HISTORY_FILE), lines.join(""));
}

/**
 * Goes back to the release of a package that was live before.
 * @returns its id
 * @throws where there is none, or it does not fit what is live now
 */
export function rollBack(releasesDir: string, name: string): string {
  const live = readRegistry(releasesDir)[name];
  const earlier = readHistory(releasesDir)
    .filter((move) => move.name === name && move.id !== live)
    .findLast((move) => readIfThere(releasesDir, name, move.id).length > 0);
  if (!earlier) throw new Error(`${name} has no earlier release to go back to.`);
  deploy(releasesDir, { [name]: earlier.id });
  return earlier.id;
}

export interface ListedRelease {
  name: string;
  id: string;
  version: string;
  isLive: boolean;
  /** When it was last made live; `undefined` where it never was. */
  deployedAt: string | undefined;
}

/** Every release that is there, by package, the latest deployed first. */
export function listReleases(releasesDir: string): ListedRelease[] {
  const registry = readRegistry(releasesDir);
  const history = readHistory(releasesDir);
  const names = Object.keys(registry).filter((name) => existsSync(join(releasesDir, name)));
  return names.flatMap((name) =>
    readdirSync(join(releasesDir, name))
      .flatMap((id) => readIfThere(releasesDir, name, id))
      .map(({ id, version }) => ({
        ...{ name, id, version, isLive: registry[name] === id },
        deployedAt: history.findLast((move) => move.name === name && move.id === id)?.at,
      }))
      .sort((one, other) => (other.deployedAt ?? "").localeCompare(one.deployedAt ?? "")),
  );
}

/** Removes what is not live, but the latest `keep` of each package. @returns what was removed */
export function prune(releasesDir: string, keep: number): ListedRelease[] {
  const listed = Map.groupBy(listReleases(releasesDir), ({ name }) => name);
  const old = [...listed.values()].flatMap((releases) =>
    releases.filter(({ isLive }) => !isLive).slice(keep),
  );
  for (const { name, id } of old) rmSync(join(releasesDir, name, id), { recursive: true });
  return old;
}

function readRegistry(releasesDir: string): Registry {
  mkdirSync(releasesDir, { recursive: true });
  const file = join(releasesDir, REGISTRY_FILE);
  return existsSync(file) ? Registry.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
}

function readHistory(releasesDir: string): z.infer<typeof Move>[] {
  const file = join(releasesDir, HISTORY_FILE);
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  return lines.map((line) => Move.parse(JSON.parse(line)));
}

function readIfThere(releasesDir: string, name: string, id: string): Release[] {
  const file = join(releasesDir, name, id, RELEASE_FILE);
  return existsSync(file) ? [Release.parse(JSON.parse(readFileSync(file, "utf8")))] : [];
}
