import { nextEntry, rollbackTarget } from "../repository/activation-log.ts";
import type { LogEntry } from "../repository/release-repository.ts";
import type { Releases } from "./open-releases.ts";

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
