import { formatCommit } from "@ligate/build/release-format/release";
import { formatTitle, type ReleaseChange, type ReleaseOnDisk } from "../gate/release-change.ts";
import { findConflicts } from "../gate/static-checks.ts";
import { activeEntry, findEntry, isFirstRelease, nextEntry } from "../repository/activation-log.ts";
import { manifestIntegrity } from "../repository/release-folder.ts";
import { fileHashes, LogConflictError, type LogEntry } from "../repository/release-repository.ts";
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
 * Appends one entry for each release that is not active yet. If one cannot be appended, those before it are taken back. The
 * first entry of a package comes last, because it cannot be taken back.
 * @param logs the logs that the checks were made with: if another process has appended to one of them since, nothing is
 * activated
 * @throws why an entry cannot be appended, and a sentence for each entry before it
 */
export async function appendEntries(
  releases: Releases,
  logs: Logs,
  candidates: readonly ReleaseOnDisk[],
  activation: Activation,
): Promise<AppendedEntry[]> {
  const appended: AppendedEntry[] = [];
  for (const next of await entriesToAppend(logs, candidates, activation)) {
    const { name, entry } = next;
    try {
      await releases.repository.append(name, releases.environment, entry);
    } catch (cause) {
      const problem = await describeFailure(releases, next, cause);
      const reason = `${name} ${entry.release} could not be activated with it`;
      const undone = await returnToPrevious(releases, appended, activation.by, reason);
      throw new Error([problem, ...undone].join("\n"), { cause });
    }
    appended.push(next);
  }
  return appended;
}

async function entriesToAppend(
  logs: Logs,
  candidates: readonly ReleaseOnDisk[],
  activation: Activation,
): Promise<AppendedEntry[]> {
  const entries: AppendedEntry[] = [];
  for (const { release, folder } of candidates) {
    const { name, id } = release;
    const log = logs.get(name) ?? [];
    const content = { release: id, integrity: await manifestIntegrity(folder), files: fileHashes(release) };
    const entry = nextEntry(log, { ...content, ...activation });
    if (entry) entries.push({ name, entry, replaced: activeEntry(log)?.release });
  }
  return entries.sort((one, other) => Number(!one.replaced) - Number(!other.replaced));
}

/** Why the entry of a release could not be appended. */
async function describeFailure(
  { repository, environment }: Releases,
  { name, entry }: AppendedEntry,
  error: unknown,
): Promise<string> {
  if (!(error instanceof LogConflictError)) return messageOf(error);
  const other = activeEntry(await repository.readLog(name, environment).catch(() => []));
  if (!other) return messageOf(error);
  const published = await repository.listReleases(name).catch(() => []);
  const origin = published.find(({ id }) => id === other.release)?.origin;
  const base = origin?.commit ? `commit ${formatCommit(origin)} (${origin.author})` : "sources";
  return (
    `${name} ${entry.release} is not activated: ${other.by} activated ${name} ${other.release} in ${environment} at ` +
    `${other.at}, while this command ran. To keep its changes, build on its ${base} and activate that release. ` +
    "Running this command again replaces it."
  );
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** An entry that has been appended to the log of a package. */
export interface AppendedEntry {
  name: string;
  entry: LogEntry;
  /** The release that was active before. */
  replaced: string | undefined;
}

/**
 * Takes back entries that this command has appended: the release before becomes active again. A package for which another
 * process has appended an entry since then stays as it is.
 * @returns what is active now, one sentence for each entry
 */
export async function returnToPrevious(
  releases: Releases,
  appended: readonly AppendedEntry[],
  by: string,
  reason: string,
): Promise<string[]> {
  const sentences: string[] = [];
  for (const one of appended) {
    const { name, entry } = one;
    const undo = entry.kind === "rollback" ? "activate" : "rollback";
    const stays = (error: unknown) =>
      `${name} ${entry.release} stays active: ${messageOf(error)} ` +
      `Take it back: pnpm releases ${undo} ${name} ${one.replaced}`;
    sentences.push(await takeBack(releases, one, { kind: undo, by, reason, skipped: [] }).catch(stays));
  }
  return sentences;
}

/** @returns what is active now */
async function takeBack(
  { repository, environment }: Releases,
  { name, entry, replaced }: AppendedEntry,
  activation: Activation,
): Promise<string> {
  if (!replaced) return isFirstRelease({ name, environment }, entry.release);
  const log = await repository.readLog(name, environment);
  const active = activeEntry(log);
  if (active && active.n !== entry.n)
    return `${name} ${active.release} is active: ${active.by} activated it while this command ran.`;
  const { integrity = "", files = {} } = findEntry(log, replaced) ?? {};
  const back = nextEntry(log, { release: replaced, integrity, files, ...activation });
  if (back) await repository.append(name, environment, back);
  return `${name} ${replaced} is active again.`;
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
  const isAppended = ({ release }: ReleaseOnDisk) => names.includes(release.name);
  return findConflicts({
    candidates: current.filter(isAppended),
    active: [...active.filter(isAppended), ...current.filter((one) => !isAppended(one))],
  });
}
