import type { Release } from "@ligate/build/release-format/release";
import semver from "semver";
import { findShell, formatTitle, listRemotes, type ReleaseChange, releasesAfter } from "../release-change.ts";

/**
 * Checks that the shell provides the shared modules in the versions that the remotes require.
 * @returns one sentence per unmet range
 */
export function checkSharedVersions(change: ReleaseChange): string[] {
  const releases = releasesAfter(change);
  const shell = findShell(releases)?.release;
  if (!shell) return ["No release of the shell is active. Activate one: pnpm releases activate shell"];
  return listRemotes(releases).flatMap((remote) =>
    Object.entries(unmetRanges(remote, shell)).map(
      ([mismatch, modules = []]) =>
        `${formatTitle(remote)} was built for ${modules.map(([name]) => name).join(", ")} ${mismatch}. ` +
        `Build ${remote.name} for the version of the shell, or activate both together with --with.`,
    ),
  );
}

/** The modules whose range is unmet, by their mismatch: the modules of platform have one version in common. */
const unmetRanges = ({ shared }: Release, shell: Release) =>
  Object.groupBy(
    Object.entries(shared).filter(([name, range]) => !semver.satisfies(shell.provides[name] ?? "", range)),
    ([name, range]) => `${range}; the ${formatTitle(shell)} provides ${shell.provides[name] ?? "none"}`,
  );
