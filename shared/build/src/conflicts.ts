import semver from "semver";
import type { Release } from "./release-format.ts";

/**
 * Why releases cannot be live together, a sentence each; none where they can. A remote has to be built for what
 * the shell provides, and no address has two owners.
 */
export function conflictsAmong(releases: readonly Release[]): string[] {
  const shell = releases.find(({ name }) => name === "shell");
  const remotes = releases.filter((release) => release !== shell);
  return [
    ...(shell ? remotes.flatMap((remote) => unmetBy(shell, remote)) : []),
    ...addressesOwnedTwice(remotes),
  ];
}

function unmetBy({ provides, id }: Release, remote: Release): string[] {
  return Object.entries(remote.shared)
    .filter(([name, range]) => !semver.satisfies(provides[name] ?? "", range))
    .map(([name, range]) => {
      const provided = provides[name] ? `provides ${provides[name]}` : "provides none";
      return `${remote.name} ${remote.id} was built for ${name} ${range}; the shell ${id} ${provided}.`;
    });
}

function addressesOwnedTwice(remotes: readonly Release[]): string[] {
  const claims = remotes.flatMap(({ name, addresses }) => addresses.map((address) => ({ name, address })));
  return claims.flatMap(({ name, address }, at) => {
    const earlier = claims.slice(0, at).find((claim) => claim.address === address);
    return earlier ? [`${address} is owned by ${earlier.name} and by ${name}.`] : [];
  });
}
