import { BROWSER_PACKAGES } from "@ligate/build/packages";
import type { BuiltRelease } from "@ligate/build/releases/build-release";
import type { ReleaseOnDisk } from "../gate/release-change.ts";
import { runStaticChecks } from "../gate/static-checks.ts";
import { activeEntry } from "../repository/activation-log.ts";
import { readRelease } from "../repository/release-folder.ts";
import { LogConflictError } from "../repository/release-repository.ts";
import { refused } from "./activate.ts";
import { type Logs, readActiveReleases } from "./active-releases.ts";
import { appendEntries } from "./append-entries.ts";
import { buildSources, secondsSince } from "./build-sources.ts";
import { currentRelease } from "./built-releases.ts";
import { currentActor } from "./cli/actor.ts";
import type { Releases } from "./open-releases.ts";

/** Checks that need a running store, which a start does not have. */
const SKIPPED = ["calls", "pages", "browser"];

export interface FirstReleasesOptions {
  /** Packages to activate from the current sources although others are active, for the contract tests. */
  named?: readonly string[];
  /** The packages of the workspace. */
  packages?: readonly string[];
  build?: (name: string) => Promise<Pick<BuiltRelease, "id" | "folder" | "built">>;
  print?: (line: string) => void;
}

/**
 * Activates what a start needs. Where no release is active, these are the releases of the current sources, of all
 * packages. Otherwise the active releases stay; only named packages are built from the current sources and activated.
 * @throws a sentence if a release cannot be built, or if the releases do not fit together
 */
export async function activateFirstReleases(
  releases: Releases,
  {
    named = [],
    packages = BROWSER_PACKAGES,
    build = buildSources,
    print = console.log,
  }: FirstReleasesOptions = {},
): Promise<void> {
  const { logs, unreadable, isStale, cause } = await releases.local.readLogs(releases.environment);
  if (isStale) {
    print(`The last known releases are served: ${cause?.message}`);
    return;
  }
  for (const [name, error] of unreadable) {
    if (named.includes(name)) throw error;
    print(`  The log of ${name} cannot be read: ${error.message}`);
  }
  const isFirst = unreadable.size === 0 && [...logs.values()].every((log) => !activeEntry(log));
  for (const line of isFirst ? [] : differences(logs, named)) print(line);
  const candidates: ReleaseOnDisk[] = [];
  for (const name of isFirst ? packages : named) {
    const start = performance.now();
    const built = await build(name);
    if (built.built) print(`  built ${name} ${built.id} in ${secondsSince(start)}`);
    candidates.push(await publishBuilt(releases, built.folder));
  }
  try {
    await activateUnchecked(releases, logs, candidates, isFirst ? "first start" : "named at the start");
  } catch (error) {
    // Several processes can start at the same time for the first time.
    if (!isFirst || !isConflict(error)) throw error;
    print("Another process has activated the first releases.");
  }
}

/** Activates releases that pass the checks that need no running store. */
async function activateUnchecked(
  releases: Releases,
  logs: Logs,
  candidates: readonly ReleaseOnDisk[],
  reason: string,
): Promise<void> {
  if (candidates.length === 0) return;
  const names = candidates.map(({ release }) => release.name);
  const active = await readActiveReleases(releases, logs, names);
  const problems = runStaticChecks({ candidates, active });
  if (problems.length > 0) throw refused(candidates, problems);
  const activation = { kind: "activate", by: currentActor(), reason, skipped: SKIPPED } as const;
  await appendEntries(releases, logs, candidates, activation);
}

const isConflict = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof LogConflictError;

async function publishBuilt({ repository }: Releases, folder: string): Promise<ReleaseOnDisk> {
  const release = await readRelease(folder);
  await repository.publish(release, folder);
  return { release, folder };
}

/** The active releases that were not built here from the current sources, a line for each. */
function differences(logs: Logs, named: readonly string[]): string[] {
  return [...logs].flatMap(([name, log]) => {
    const active = activeEntry(log)?.release;
    if (!active || named.includes(name) || currentRelease(name) === active) return [];
    const fact = `  ${name}: serves ${active}, which was not built here from the current sources.`;
    return `${fact} To activate those: pnpm releases deploy ${name}`;
  });
}
