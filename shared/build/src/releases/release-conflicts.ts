import semver from "semver";
import type { Release } from "../release-format/release.ts";

/**
 * Finds the reasons why releases cannot be active together: a remote requires a version that the shell does not provide,
 * or addresses of two remotes overlap, so that none of them is the longest match.
 * @returns one sentence per conflict
 */
export function findReleaseConflicts(releases: readonly Release[]): string[] {
  const shell = releases.find(({ name }) => name === "shell");
  const remotes = releases.filter((release) => release !== shell);
  return [
    ...(shell ? remotes.flatMap((remote) => unmetRanges(shell, remote)) : []),
    ...overlappingAddresses(remotes),
  ];
}

function unmetRanges({ provides, id }: Release, remote: Release): string[] {
  return Object.entries(remote.shared)
    .filter(([name, range]) => !semver.satisfies(provides[name] ?? "", range))
    .map(([name, range]) => {
      const provided = provides[name] ? `provides ${provides[name]}` : "provides none";
      return `${remote.name} ${remote.id} was built for ${name} ${range}; the shell ${id} ${provided}.`;
    });
}

function overlappingAddresses(remotes: readonly Release[]): string[] {
  const owned = remotes.flatMap(({ name, addresses }) => addresses.map((address) => ({ name, address })));
  return owned.flatMap((one, index) =>
    owned
      .slice(index + 1)
      .filter((other) => other.name !== one.name && overlap(one.address, other.address))
      .map((other) =>
        one.address === other.address
          ? `${one.address} is owned by ${one.name} and by ${other.name}.`
          : `${one.address} of ${one.name} overlaps with ${other.address} of ${other.name}.`,
      ),
  );
}

/** Whether two patterns of the same length match a common path. Of patterns of different lengths, the longer one wins. */
function overlap(one: string, other: string): boolean {
  const segments = one.split("/");
  const others = other.split("/");
  const matchesAny = (segment = "") => segment.startsWith(":") || segment === "*";
  return (
    segments.length === others.length &&
    segments.every((segment, i) => segment === others[i] || matchesAny(segment) || matchesAny(others[i]))
  );
}
