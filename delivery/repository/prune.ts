import { activationStack, inactiveSince } from "./activation-log.ts";
import type { LogEntry, PublishedRelease } from "./release-repository.ts";

/** The releases of a log that are always needed: the active one, and the one that a rollback would return to. */
export const releasesInUse = (log: LogEntry[]): string[] => activationStack(log).slice(-2);

/**
 * The releases of a package that can be removed. Spared are, in every environment, the active release, the one that a
 * rollback would return to, and what was active within the age, because open tabs may still ask for its files.
 * @param published releases of one package
 * @param logs the package's log of every environment
 * @param olderThan age in milliseconds, counted from the publication or the replacement, whichever is later
 */
export function releasesToPrune(
  published: PublishedRelease[],
  logs: LogEntry[][],
  olderThan: number,
  now = new Date(),
): PublishedRelease[] {
  const needed = new Set(logs.flatMap(releasesInUse));
  return published.filter(({ id, publishedAt }) => {
    const times = [new Date(publishedAt), ...logs.flatMap((log) => inactiveSince(log, id) ?? [])];
    const lastUse = Math.max(...times.map((time) => time.getTime()));
    return !needed.has(id) && lastUse < now.getTime() - olderThan;
  });
}
