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
    Object.entries(remote.shared)
      .filter(([name, range]) => !semver.satisfies(shell.provides[name] ?? "", range))
      .map(([name, range]) => {
        const provided = shell.provides[name] ? `provides ${shell.provides[name]}` : "provides none";
        return (
          `${formatTitle(remote)} was built for ${name} ${range}; the ${formatTitle(shell)} ${provided}. ` +
          `Build ${remote.name} for the version of the shell, or activate both together with --with.`
        );
      }),
  );
}
