import { releasesToPrune } from "../repository/prune.ts";
import { ENVIRONMENTS, type PublishedRelease } from "../repository/release-repository.ts";
import type { Releases } from "./open-releases.ts";

/**
 * Removes published releases that are older than an age and not needed any more in any environment.
 * @param olderThan milliseconds
 * @returns the releases that are removed, or would be in a dry run
 */
export async function prune(
  { repository, local }: Releases,
  names: readonly string[],
  { olderThan, dryRun }: { olderThan: number; dryRun: boolean },
): Promise<PublishedRelease[]> {
  const removed: PublishedRelease[] = [];
  for (const name of names) {
    const logs = await Promise.all(ENVIRONMENTS.map((environment) => repository.readLog(name, environment)));
    const old = releasesToPrune(await repository.listReleases(name), logs, olderThan);
    for (const { id } of dryRun ? [] : old) await repository.remove(name, id);
    removed.push(...old);
  }
  if (!dryRun) await local.removePrunedCopies();
  return removed;
}
