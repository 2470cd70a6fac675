import { formatTitle, type ReleaseChange, type ReleaseOnDisk } from "../gate/release-change.ts";
import { findConflicts } from "../gate/static-checks.ts";
import { activeEntry, nextEntry, rollbackTarget } from "../repository/activation-log.ts";
import { manifestIntegrity } from "../repository/release-folder.ts";
import { LogConflictError, type LogEntry } from "../repository/release-repository.ts";
import { type Logs, readActiveReleases, readLogs } from "./active-releases.ts";
import type { Releases } from "./open-releases.ts";

/** Why and by whom releases are activated. */
export interface Activation {
  kind: LogEntry["kind"];
  by: string;
  reason: string;
  /** Checks that were skipped or overridden. */
  skipped: string[];
}

/**
 * Appends one entry for each release that is not active yet, all of them or none.
 * @param logs the logs that the checks were made with: if another process has appended to one of them since, nothing is
 * activated
 * @throws a sentence about what the other process has activated
 */
export async function appendEntries(
  releases: Releases,
  logs: Logs,
  candidates: readonly ReleaseOnDisk[],
  activation: Activation,
): Promise<AppendedEntry[]> {
  const { repository, environment } = releases;
  const appended: AppendedEntry[] = [];
  for (const { release, folder } of candidates) {
    const { name, id } = release;
    const log = logs.get(name) ?? [];
    const integrity = await manifestIntegrity(folder);
    const entry = nextEntry(log, { release: id, integrity, ...activation });
    if (!entry) continue;
    try {
      await repository.append(name, environment, entry);
    } catch (error) {
      await returnToPrevious(
        releases,
        appended,
        activation.by,
        `${name} ${id} could not be activated with it`,
      );
      if (!(error instanceof LogConflictError)) throw error;
      throw new Error(await conflictSentence(releases, name, id), { cause: error });
    }
    appended.push({ name, entry, replaced: activeEntry(log)?.release });
  }
  return appended;
}

async function conflictSentence(
  { repository, environment }: Releases,
  name: string,
  id: string,
): Promise<string> {
  const other = activeEntry(await repository.readLog(name, environment));
  return (
    `${name} ${id} is not activated: ${other?.by} activated ${name} ${other?.release} in ${environment} at ` +
    `${other?.at}, while this command ran. Run it again to replace that release.`
  );
}

/** An entry that has been appended to the log of a package. */
export interface AppendedEntry {
  name: string;
  entry: LogEntry;
  /** The release that was active before. */
  replaced: string | undefined;
}

/**
 * Takes back entries that this command has appended, by rolling back. A package for which another process has appended
 * an entry since then stays as it is.
 * @returns what happened, one sentence for each entry
 */
export async function returnToPrevious(
  { repository, environment }: Releases,
  appended: readonly AppendedEntry[],
  by: string,
  reason: string,
): Promise<string[]> {
  const sentences: string[] = [];
  for (const { name, entry, replaced } of appended) {
    const log = await repository.readLog(name, environment);
    if (log.at(-1)?.n !== entry.n) continue;
    if (replaced === undefined) {
      sentences.push(
        `${name} ${entry.release} stays active, because it is the first release. Activate another one.`,
      );
      continue;
    }
    const { release, integrity } = rollbackTarget(log);
    const back = nextEntry(log, { release, integrity, kind: "rollback", by, reason, skipped: [] });
    if (back) await repository.append(name, environment, back);
    sentences.push(`${name} was rolled back to ${release}.`);
  }
  return sentences;
}

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
  const names = appended.map(({ name }) => name);
  // The command has warned of unreadable logs before.
  const logs = await readLogs(releases, names, () => {});
  const expected = new Set([...active, ...candidates].map(({ release }) => formatTitle(release)));
  const isUnchanged = [...logs].every(([name, log]) => {
    const id = log.at(-1)?.release;
    return id === undefined || expected.has(formatTitle({ name, id }));
  });
  if (isUnchanged || appended.length === 0) return [];

  const current = await readActiveReleases(releases, logs);
  return findConflicts({
    candidates: current.filter(({ release }) => names.includes(release.name)),
    active: current,
  });
}
