import type { ReleaseOnDisk } from "../gate/release-change.ts";
import { activeEntry, nextEntry } from "../repository/activation-log.ts";
import { manifestIntegrity } from "../repository/release-folder.ts";
import { LogConflictError, type LogEntry } from "../repository/release-repository.ts";
import type { Logs } from "./active-releases.ts";
import type { Releases } from "./open-releases.ts";
import { type AppendedEntry, returnToPrevious } from "./return-to-previous.ts";

/** Why and by whom releases are activated. */
export interface Activation {
  kind: LogEntry["kind"];
  by: string;
  reason: string;
  /** Checks of the gate that were skipped. */
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
