import { ROOT } from "@ligate/build/packages";
import { formatCommit } from "@ligate/build/release-format/release";
import { containsCommit } from "@ligate/build/releases/read-origin";
import {
  formatTitle,
  type ReleaseChange,
  type ReleaseOnDisk,
  replacedRelease,
} from "../gate/release-change.ts";
import { type GateOptions, type GateResult, runGate } from "../gate/run-gate.ts";
import { readActiveReleases, readLogs } from "./active-releases.ts";
import {
  type Activation,
  type AppendedEntry,
  appendEntries,
  conflictsAfterwards,
  returnToPrevious,
} from "./append-entries.ts";
import type { Releases } from "./open-releases.ts";

export interface ActivateOptions {
  by: string;
  reason: string;
  gate: GateOptions;
}

export interface ActivateResult {
  /** Empty if the releases were active already. */
  appended: AppendedEntry[];
  gate: Omit<GateResult, "problems">;
}

/** Refused by the gate: one sentence per problem. */
export class RefusedError extends Error {
  override name = "RefusedError";
}

/**
 * Activates releases if they pass the gate. If another package was activated meanwhile with a release that these ones
 * conflict with, they are rolled back.
 * @throws RefusedError, or a sentence if another process was first
 */
export async function activate(
  releases: Releases,
  candidates: readonly ReleaseOnDisk[],
  { by, reason, gate }: ActivateOptions,
): Promise<ActivateResult> {
  const logs = await readLogs(releases, packageNames(candidates));
  const isActive = ({ release }: ReleaseOnDisk) => logs.get(release.name)?.at(-1)?.release === release.id;
  if (candidates.every(isActive)) return { appended: [], gate: { pages: 0, notVisited: {} } };

  const active = await readActiveReleases(releases, logs, packageNames(candidates));
  for (const sentence of missingCommits({ candidates, active })) console.error(sentence);
  const { problems, ...result } = await runGate({ candidates, active }, gate);
  if (problems.length > 0) throw refused(candidates, problems);
  const activation: Activation = {
    kind: "activate",
    by,
    reason,
    skipped: gate.skipBrowser ? ["browser"] : [],
  };
  const appended = await appendEntries(releases, logs, candidates, activation);
  await undoIfConflicting(releases, { candidates, active }, appended, by);
  return { appended, gate: result };
}

/** The error of releases that the gate refuses. */
export function refused(candidates: readonly ReleaseOnDisk[], problems: string[]): RefusedError {
  const titles = candidates.map(({ release }) => `${release.name} ${release.id}`).join(" and ");
  return new RefusedError(
    `${titles} cannot be activated:\n${problems.map((problem) => `- ${problem}`).join("\n")}`,
  );
}

async function undoIfConflicting(
  releases: Releases,
  change: ReleaseChange,
  appended: readonly AppendedEntry[],
  by: string,
): Promise<void> {
  const conflicts = await conflictsAfterwards(releases, change, appended);
  if (conflicts.length === 0) return;
  const undone = await returnToPrevious(releases, appended, by, `conflict: ${conflicts[0]}`);
  const others = "Another package was activated while this command ran, and the releases conflict:";
  throw new RefusedError([others, ...conflicts.map((conflict) => `- ${conflict}`), ...undone].join("\n"));
}

/** A sentence for each candidate whose commit does not contain that of the release that it replaces. */
function missingCommits(change: ReleaseChange): string[] {
  return change.candidates.flatMap(({ release }) => {
    const replaced = replacedRelease(change, release.name)?.release;
    const [commit, missing] = [release, replaced].map((one) => one?.origin.commit?.split("-")[0]);
    if (!replaced || !commit || !missing || containsCommit(ROOT, commit, missing) !== false) return [];
    const { id, origin } = replaced;
    return [
      `${formatTitle(release)} does not contain commit ${formatCommit(origin)} (${origin.author}), from which the active ` +
        `release ${id} was built. To keep its changes, rebase on that commit, build, and activate again.`,
    ];
  });
}

const packageNames = (candidates: readonly ReleaseOnDisk[]): string[] =>
  candidates.map(({ release }) => release.name);
