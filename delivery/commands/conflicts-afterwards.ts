import { type ReleaseChange, titleOf } from "../gate/release-change.ts";
import { findConflicts } from "../gate/static-checks.ts";
import { readActiveReleases, readLogs } from "./active-releases.ts";
import type { Releases } from "./open-releases.ts";
import type { AppendedEntry } from "./return-to-previous.ts";

/**
 * Checks whether appended releases fit to what is active now. Each of two processes that activate different packages at
 * the same time checks its release with the other package's earlier one; the later of them sees both here.
 * @param change what was checked before
 * @returns one sentence per conflict
 */
export async function conflictsAfterwards(
  releases: Releases,
  { candidates, active }: ReleaseChange,
  appended: readonly AppendedEntry[],
): Promise<string[]> {
  const logs = await readLogs(releases);
  const expected = new Set([...active, ...candidates].map(({ release }) => titleOf(release)));
  const isUnchanged = [...logs].every(([name, log]) => {
    const id = log.at(-1)?.release;
    return id === undefined || expected.has(titleOf({ name, id }));
  });
  if (isUnchanged || appended.length === 0) return [];

  const current = await readActiveReleases(releases, logs);
  const names = appended.map(({ name }) => name);
  return findConflicts({
    candidates: current.filter(({ release }) => names.includes(release.name)),
    active: current,
  });
}
