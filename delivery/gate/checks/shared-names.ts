import type { Release } from "@ligate/build/release-format/release";
import {
  findShell,
  formatTitle,
  isCandidate,
  listRemotes,
  type ReleaseChange,
  releasesAfter,
} from "../release-change.ts";

/** A namespace import: any export of the module may be used. */
const NAMESPACE = "*";

/**
 * Checks that the shell exports every name that the remotes import from shared modules: the names of the candidates, or
 * those of all remotes if the shell is a candidate.
 * @returns one sentence per missing name
 */
export function checkSharedNames(change: ReleaseChange): string[] {
  const releases = releasesAfter(change);
  const shell = findShell(releases)?.release;
  if (!shell) return [];
  const remotes = listRemotes(releases);
  if (isCandidate(change, "shell")) {
    return remotes.flatMap((remote) =>
      missingNames(shell, remote).map(
        (name) =>
          `${formatTitle(shell)} does not export ${name}, which ${formatTitle(remote)} imports. ` +
          `Keep the export until a release of ${remote.name} without it is active.`,
      ),
    );
  }
  return remotes
    .filter(({ name }) => isCandidate(change, name))
    .flatMap((remote) =>
      missingNames(shell, remote).map(
        (name) =>
          `${formatTitle(remote)} imports ${name}, which the active ${formatTitle(shell)} does not export. ` +
          "Activate a release of the shell that exports it first.",
      ),
    );
}

/** @returns such as `useSession of @ligate/platform/session`; none of a module whose exports the shell does not record */
function missingNames({ platformExports }: Release, { platformImports }: Release): string[] {
  return Object.entries(platformImports).flatMap(([module, names]) => {
    const exported = platformExports[module];
    if (!exported) return [];
    return names
      .filter((name) => name !== NAMESPACE && !isExported(name, exported))
      .map((name) => `${name} of ${module}`);
  });
}

/** Whether a name, such as `useCart` or `cart.add`, is among exports. Of some exports the members are known. */
function isExported(name: string, exported: readonly string[]): boolean {
  const [first = name] = name.split(".");
  const hasMembers = exported.some((one) => one.startsWith(`${first}.`));
  return exported.includes(hasMembers ? name : first);
}
