import type { ReleaseOnDisk } from "../gate/release-change.ts";
import { findConflicts } from "../gate/static-checks.ts";
import { rollbackTarget } from "../repository/activation-log.ts";
import { readRelease } from "../repository/release-folder.ts";
import type { LogEntry } from "../repository/release-repository.ts";
import { refused } from "./activate.ts";
import { type Logs, readActiveReleases, readLogs } from "./active-releases.ts";
import type { AppendedEntry } from "./append-entries.ts";
import { appendEntries, conflictsAfterwards } from "./append-entries.ts";
import type { Releases } from "./open-releases.ts";
import { findPublished } from "./published-releases.ts";

/** A package, and a release that was active; without an id, the one before the active release. */
export interface RollbackTarget {
  name: string;
  id: string | undefined;
}

/**
 * Goes back to releases that were active before. To be quick, it checks only whether they fit to the active releases.
 * @throws a sentence if there is no such release, if it does not fit, or if another process was first
 */
export async function rollBack(
  releases: Releases,
  targets: readonly RollbackTarget[],
  { by, reason }: { by: string; reason: string },
): Promise<AppendedEntry[]> {
  const names = targets.map(({ name }) => name);
  const logs = await readLogs(releases, names);
  const active = await readActiveReleases(releases, logs, names);
  const candidates: ReleaseOnDisk[] = [];
  for (const target of targets) candidates.push(await readTarget(releases, logs, target));
  const conflicts = findConflicts({ candidates, active });
  if (conflicts.length > 0) throw refused(candidates, conflicts);

  const activation = { kind: "rollback", by, reason, skipped: [] } as const;
  const appended = await appendEntries(releases, logs, candidates, { ...activation, skipped: [] });
  const later = await conflictsAfterwards(releases, { candidates, active }, appended);
  if (later.length > 0) {
    const fact =
      "The rollback is active, but another package was activated meanwhile, and the releases conflict.";
    throw new Error([`${fact} Roll back one of them:`, ...later.map((text) => `- ${text}`)].join("\n"));
  }
  return appended;
}

async function readTarget(
  releases: Releases,
  logs: Logs,
  { name, id }: RollbackTarget,
): Promise<ReleaseOnDisk> {
  const entry = findTarget(logs.get(name) ?? [], `${name} in ${releases.environment}`, id);
  await findPublished(releases, name, entry.release);
  const folder = await releases.local.folderOf(name, entry);
  return { release: await readRelease(folder), folder };
}

function findTarget(log: LogEntry[], title: string, id: string | undefined): LogEntry {
  try {
    return rollbackTarget(log, id);
  } catch (error) {
    throw new Error(`${title}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
