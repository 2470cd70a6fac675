import type { ReleaseOnDisk } from "../gate/release-change.ts";
import { activeEntry } from "../repository/activation-log.ts";
import { readRelease } from "../repository/release-folder.ts";
import type { LogEntry } from "../repository/release-repository.ts";
import type { Releases } from "./open-releases.ts";

/** Package → its log. */
export type Logs = Map<string, LogEntry[]>;

/**
 * Reads the logs of all packages. A log that cannot be read does not stop the commands of other packages.
 * @param changed the packages that the command changes
 * @param warn is called with a sentence for each log that cannot be read
 * @throws a sentence if the repository does not answer or refuses, or if the log of a changed package cannot be read
 */
export async function readLogs(
  { local, environment }: Releases,
  changed: readonly string[],
  warn: (sentence: string) => void = console.error,
): Promise<Logs> {
  const { logs, unreadable, isStale, cause } = await local.readLogs(environment);
  if (isStale) throw cause ?? new Error("The release repository does not answer. Try again.");
  for (const [name, error] of unreadable) {
    if (changed.includes(name)) throw error;
    const compared = logs.has(name) ? "Its last known release" : "No release of it";
    warn(`The log of ${name} cannot be read: ${error.message} ${compared} is compared.`);
  }
  return logs;
}

/**
 * Reads the active release of every package that has one.
 * @param replaced packages whose active release may be damaged, because it is going to be replaced
 * @throws a sentence if a release cannot be read
 */
export async function readActiveReleases(
  { local, environment }: Releases,
  logs: Logs,
  replaced: readonly string[] = [],
): Promise<ReleaseOnDisk[]> {
  const active: ReleaseOnDisk[] = [];
  for (const [name, log] of logs) {
    const entry = activeEntry(log);
    if (!entry) continue;
    try {
      const folder = await local.folderOf(name, entry);
      active.push({ release: await readRelease(folder), folder });
    } catch (error) {
      const problem = `The active release ${entry.release} of ${name} in ${environment} cannot be read: `;
      const text = problem + (error instanceof Error ? error.message : String(error));
      if (!replaced.includes(name)) throw new Error(text, { cause: error });
      console.error(`${text} The candidate is not compared with it.`);
    }
  }
  return active;
}
