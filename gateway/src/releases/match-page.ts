import type { Release } from "@ligate/build/release-format/release";
import { matchesAddress } from "@ligate/contract/remotes/route-ownership";

/** The page of a release that matches a path; of several, the one with the fewest parameters. */
export function matchPage({ pages }: Release, path: string): Release["pages"][string] | undefined {
  return Object.values(pages)
    .filter((page) => matchesAddress(page.path, path))
    .sort((one, other) => countParameters(one.path) - countParameters(other.path))[0];
}

const countParameters = (path: string): number => path.split(/[:*]/).length;
