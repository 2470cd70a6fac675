import type { ReleaseOnDisk } from "../gate/release-change.ts";
import { checkRollback, type FailedCheck } from "../gate/rollback-checks.ts";
import { rollbackTarget } from "../repository/activation-log.ts";
import { readRelease } from "../repository/release-folder.ts";
import { RefusedError, refused } from "./activate.ts";
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

export interface RollbackOptions {
  by: string;
  reason: string;
  /** Address of the running API. */
  api: string;
  /** Goes back although checks fail. */
  force: boolean;
}

export interface RollbackResult {
  appended: AppendedEntry[];
  /** The checks that failed, with `force`. */
  overridden: FailedCheck[];
}

/**
 * Goes back to releases that were active before, if they pass the checks of a rollback.
 * @throws a sentence if there is no such release, if a check fails, or if another process was first
 */
export async function rollBack(
  releases: Releases,
  targets: readonly RollbackTarget[],
  { by, reason, api, force }: RollbackOptions,
): Promise<RollbackResult> {
  if (force && reason === "")
    throw new Error("--force overrides checks, and the log records why. Add --reason <why>.");
  const names = targets.map(({ name }) => name);
  const logs = await readLogs(releases, names);
  const active = await readActiveReleases(releases, logs, names);
  const candidates: ReleaseOnDisk[] = [];
  for (const target of targets) candidates.push(await readTarget(releases, logs, target));
  const overridden = await checkRollback({ candidates, active }, api);
  const problems = overridden.flatMap((check) => check.problems);
  if (problems.length > 0 && !force) throw refusedRollback(candidates, problems);

  const skipped = overridden.map(({ name }) => name);
  const appended = await appendEntries(releases, logs, candidates, { kind: "rollback", by, reason, skipped });
  const later = await conflictsAfterwards(releases, { candidates, active }, appended);
  const conflicts = later.filter((conflict) => !problems.includes(conflict));
  if (conflicts.length > 0) {
    const fact =
      "The rollback is active, but another package was activated meanwhile, and the releases conflict.";
    throw new Error([`${fact} Roll back one of them:`, ...conflicts.map((text) => `- ${text}`)].join("\n"));
  }
  return { appended, overridden };
}

function refusedRollback(candidates: readonly ReleaseOnDisk[], problems: string[]): RefusedError {
  const { message } = refused(candidates, problems);
  return new RefusedError(
    `${message}\nIn an emergency, add --force and --reason <why>, which the log records.`,
  );
}

async function readTarget(
  releases: Releases,
  logs: Logs,
  { name, id }: RollbackTarget,
): Promise<ReleaseOnDisk> {
  const entry = rollbackTarget(logs.get(name) ?? [], { name, environment: releases.environment }, id);
  await findPublished(releases, name, entry.release);
  const folder = await releases.local.folderOf(name, entry);
  return { release: await readRelease(folder), folder };
}
