import { join } from "node:path";
import { buildRelease } from "@ligate/build/releases/build-release";
import { activeEntry } from "@ligate/build/repository/activation-log";
import { readRelease } from "@ligate/build/repository/release-folder";
import type { ReleaseOnDisk } from "../gate/release-change.ts";
import { runStaticChecks } from "../gate/static-checks.ts";
import { ROOT } from "../packages.ts";
import { refused } from "./activate.ts";
import { type Logs, readActiveReleases } from "./active-releases.ts";
import { appendEntries } from "./append-entries.ts";
import { currentRelease } from "./built-releases.ts";
import { currentActor } from "./cli/actor.ts";
import type { Releases } from "./open-releases.ts";

/** Checks that need a running store, which a start does not have. */
const SKIPPED = ["calls", "pages", "browser"];

/**
 * Activates what a start needs. Where no release is active, these are the releases of the current sources, of all
 * packages. Otherwise the active releases stay; only named packages are built from the current sources and activated.
 * @param named the packages to activate from the current sources, for the contract tests
 * @throws a sentence if a release cannot be built, or if the releases do not fit together
 */
export async function activateFirstReleases(
  releases: Releases,
  named: readonly string[] = [],
): Promise<void> {
  const { logs, isStale, cause } = await releases.local.readLogs(releases.names, releases.environment);
  if (isStale) {
    console.log(`The last known releases are used: ${cause?.message}`);
    return;
  }
  const isFirst = [...logs.values()].every((log) => activeEntry(log) === undefined);
  const names = isFirst ? releases.names : named;
  if (names.length > 0)
    await activateSources(releases, logs, names, isFirst ? "first start" : "named at the start");
  if (!isFirst) printDifferences(logs, named);
}

async function activateSources(
  releases: Releases,
  logs: Logs,
  names: readonly string[],
  reason: string,
): Promise<void> {
  const candidates: ReleaseOnDisk[] = [];
  for (const name of names) candidates.push(await buildAndPublish(releases, name));
  const active = await readActiveReleases(releases, logs, names);
  const problems = runStaticChecks({ candidates, active });
  if (problems.length > 0) throw refused(candidates, problems);
  const activation = { kind: "activate", by: currentActor(), reason, skipped: SKIPPED } as const;
  await appendEntries(releases, logs, candidates, activation);
}

async function buildAndPublish({ repository }: Releases, name: string): Promise<ReleaseOnDisk> {
  const start = performance.now();
  const { id, folder, built } = await buildRelease(ROOT, join(ROOT, name));
  if (built) console.log(`  built ${name} ${id} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  const release = await readRelease(folder);
  await repository.publish(release, folder);
  return { release, folder };
}

/** Says which active releases are not those of the current sources. */
function printDifferences(logs: Logs, named: readonly string[]): void {
  for (const [name, log] of logs) {
    const active = activeEntry(log)?.release;
    if (!active || named.includes(name) || currentRelease(name) === active) continue;
    console.log(
      `  ${name}: serves ${active}; the sources differ. To activate them: pnpm releases deploy ${name}`,
    );
  }
}
