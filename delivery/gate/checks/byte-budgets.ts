import type { Release } from "@ligate/build/release-format/release";
import { scriptBudget } from "@ligate/build/release-format/script-budgets";
import {
  findShell,
  formatTitle,
  isCandidate,
  listRemotes,
  type ReleaseChange,
  releasesAfter,
} from "../release-change.ts";

/**
 * Checks the scripts of the first load of each page, compressed: the shell's, the remote's container and route table, and
 * the page's. A candidate of the shell is checked with the pages of all remotes.
 * @returns one sentence per page over its budget
 */
export function checkByteBudgets(change: ReleaseChange): string[] {
  const releases = releasesAfter(change);
  const shell = findShell(releases)?.release;
  if (!shell) return [];
  const remotes = listRemotes(releases).filter(
    ({ name }) => isCandidate(change, name) || isCandidate(change, "shell"),
  );
  return remotes.flatMap((remote) =>
    Object.entries(remote.pages).flatMap(([id, page]) => {
      const bytes =
        scriptBytes(shell, [shell.entry, ...shell.table.js]) +
        scriptBytes(remote, [remote.entry, ...remote.table.js, ...page.js]);
      const budget = scriptBudget(remote.name);
      if (bytes <= budget) return [];
      return [
        `The first load of the page "${id}" of ${formatTitle(remote)} with ${formatTitle(shell)} transfers ` +
          `${kilobytes(bytes)} of scripts; its budget is ${kilobytes(budget)}. Load what the first view does not need ` +
          "with import(), or change the budget in delivery/build/release-format/script-budgets.ts.",
      ];
    }),
  );
}

/** The size of the files as they are transferred: of the compressed copies where there are some. */
function scriptBytes({ files }: Release, paths: readonly string[]): number {
  return [...new Set(paths)].reduce(
    (sum, path) => sum + (files[`${path}.br`]?.bytes ?? files[path]?.bytes ?? 0),
    0,
  );
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
