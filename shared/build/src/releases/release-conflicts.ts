import semver from "semver";
import type { Release } from "./release-format.ts";

/**
 * Finds the reasons why releases cannot be active together: a remote requires a version that the shell does not provide,
 * or two remotes own the same address.
 * @returns one sentence per conflict
 */
export function findReleaseConflicts(releases: readonly Release[]): string[] {
  const shell = releases.find(({ name }) => name === "shell");
  const remotes = releases.filter((release) => release !== shell);
  return [
    ...(shell ? remotes.flatMap((remote) => unmetRanges(shell, remote)) : []),
    ...duplicateAddresses(remotes),
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

function duplicateAddresses(remotes: readonly Release[]): string[] {
  const owned = remotes.flatMap(({ name, addresses }) => addresses.map((address) => ({ name, address })));
  return owned.flatMap(({ name, address }, index) => {
    const earlier = owned.slice(0, index).find((other) => other.address === address);
    return earlier ? [`${address} is owned by ${earlier.name} and by ${name}.`] : [];
  });
}
