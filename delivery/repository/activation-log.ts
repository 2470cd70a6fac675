import type { Environment, LogEntry } from "./release-repository.ts";

/** The entry that names the active release; `undefined` if nothing has been activated. */
export const activeEntry = (log: LogEntry[]): LogEntry | undefined => log.at(-1);

/** The latest entry of a release; `undefined` if the log does not contain it. */
export const findEntry = (log: LogEntry[], release: string): LogEntry | undefined =>
  log.findLast((entry) => entry.release === release);

/** The ids that rollbacks return to, the active release last. An activation pushes, a rollback pops to its release. */
export function activationStack(log: LogEntry[]): string[] {
  const stack: string[] = [];
  for (const { kind, release } of log) {
    const target = kind === "rollback" ? stack.lastIndexOf(release, -2) : -1;
    if (target >= 0) stack.length = target + 1;
    else stack.push(release);
  }
  return stack;
}

/** The fields of an entry that the caller provides. */
export type EntryContent = Omit<LogEntry, "n" | "at">;

/**
 * The entry to append.
 * @returns `undefined` if the release is active already, in which case there is nothing to append
 */
export function nextEntry(log: LogEntry[], content: EntryContent, now = new Date()): LogEntry | undefined {
  const active = activeEntry(log);
  if (active?.release === content.release) return undefined;
  return { ...content, n: (active?.n ?? 0) + 1, at: now.toISOString() };
}

/** The package and environment of a log, for sentences. */
export interface LogTitle {
  name: string;
  environment: Environment;
}

export const noneIsActive = ({ name, environment }: LogTitle): string =>
  `No release of ${name} is active in ${environment}. Activate one: pnpm releases activate ${name}`;

export const isActiveAlready = ({ name, environment }: LogTitle, id: string): string =>
  `${name} ${id} is active in ${environment} already.`;

export const isFirstRelease = ({ name, environment }: LogTitle, id: string): string =>
  `${name} ${id} is the first release in ${environment}, so there is none to go back to. Activate another one.`;

/**
 * The entry that activated the release to roll back to: the one before the active release, or the given one.
 * @throws a sentence if the log has no such release to go back to
 */
export function rollbackTarget(log: LogEntry[], title: LogTitle, id?: string): LogEntry {
  const earlier = activationStack(log).slice(0, -1);
  const active = activeEntry(log);
  if (!active) throw new Error(noneIsActive(title));
  if (id !== undefined && id === active.release) throw new Error(isActiveAlready(title, id));

  const target = id === undefined ? earlier.at(-1) : earlier.find((release) => release === id);
  const entry = target && findEntry(log, target);
  if (entry) return entry;
  if (earlier.length === 0) throw new Error(isFirstRelease(title, active.release));
  throw new Error(
    `${title.name} ${id} was not active before ${active.release}. Roll back to ${earlier.toReversed().join(" or ")}, or activate it.`,
  );
}

/**
 * When a release was replaced for the last time.
 * @returns `undefined` if it is active, or was never active
 */
export function inactiveSince(log: LogEntry[], id: string): Date | undefined {
  const last = log.findLastIndex(({ release }) => release === id);
  const replacedBy = last >= 0 ? log[last + 1] : undefined;
  return replacedBy && new Date(replacedBy.at);
}
