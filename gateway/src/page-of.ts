import type { Release } from "@ligate/build/release-format";
import { matchesAddress } from "@ligate/contract/owner";

/** The page of a release that a path is matched by: the one with the fewest parameters. */
export function pageOf({ pages }: Release, path: string): Release["pages"][string] | undefined {
  return Object.values(pages)
    .filter((page) => matchesAddress(page.path, path))
    .sort((one, other) => parameters(one.path) - parameters(other.path))[0];
}

const parameters = (path: string): number => path.split(/[:*]/).length;
