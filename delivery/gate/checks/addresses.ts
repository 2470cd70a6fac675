import { RESERVED_SEGMENTS } from "@ligate/build/release-format/release";
import { findRouteOwner } from "@ligate/contract/remotes/route-ownership";
import {
  formatTitle,
  isCandidate,
  listRemotes,
  type ReleaseChange,
  releasesAfter,
} from "../release-change.ts";

/**
 * Checks that the addresses of the remotes do not overlap, that each page of a candidate belongs to the candidate, and
 * that no address is reserved.
 * @returns one sentence per problem
 */
export function checkAddresses(change: ReleaseChange): string[] {
  const remotes = listRemotes(releasesAfter(change));
  const candidates = remotes.filter(({ name }) => isCandidate(change, name));
  return [...overlappingAddresses(remotes), ...candidates.flatMap(reservedAddresses), ...foreignPages()];

  function foreignPages(): string[] {
    return candidates.flatMap((candidate) =>
      Object.entries(candidate.pages).flatMap(([id, { path }]) => {
        const owner = findRouteOwner(remotes, path);
        if (owner?.name === candidate.name) return [];
        return [
          `The page "${id}" of ${formatTitle(candidate)} is at ${path}, which belongs to ${owner?.name ?? "no remote"}. ` +
            `Choose a path among the addresses of ${candidate.name} in ${candidate.name}/src/routes.ts.`,
        ];
      }),
    );
  }
}

type Owner = ReturnType<typeof listRemotes>[number];

function reservedAddresses(candidate: Owner): string[] {
  const paths = [...candidate.addresses, ...Object.values(candidate.pages).map(({ path }) => path)];
  return [...new Set(paths)]
    .filter((path) => RESERVED_SEGMENTS.includes(path.split("/")[1] ?? ""))
    .map(
      (path) =>
        `${formatTitle(candidate)} owns ${path}, but /${path.split("/")[1]} is reserved for the gateway. ` +
        `Choose another path in ${candidate.name}/src/routes.ts.`,
    );
}

function overlappingAddresses(remotes: readonly Owner[]): string[] {
  const owned = remotes.flatMap(({ name, addresses }) => addresses.map((address) => ({ name, address })));
  return owned.flatMap((one, index) =>
    owned
      .slice(index + 1)
      .filter((other) => other.name !== one.name && overlaps(one.address, other.address))
      .map((other) =>
        one.address === other.address
          ? `${one.address} is owned by ${one.name} and by ${other.name}. Change the path in the routes of one of them.`
          : `${one.address} of ${one.name} overlaps with ${other.address} of ${other.name}. Change the path in the routes of one of them.`,
      ),
  );
}

/**
 * Whether two patterns of addresses match a common path, although neither is the longest match by design: patterns of
 * the same length, or a pattern inside the area of another one, such as `/policies/:name/print` in `/policies/*`.
 */
export function overlaps(one: string, other: string): boolean {
  const [first, second] = [parse(one), parse(other)];
  const common = Math.min(first.parts.length, second.parts.length);
  return (
    (accepts(first, second.parts.length) || accepts(second, first.parts.length)) &&
    first.parts.slice(0, common).every((part, i) => matchesSame(part, second.parts[i]))
  );
}

interface Pattern {
  parts: string[];
  /** Whether the pattern ends with `*`. */
  isArea: boolean;
}

function parse(pattern: string): Pattern {
  const parts = pattern.split("/").filter(Boolean);
  const isArea = parts.at(-1) === "*";
  return { parts: isArea ? parts.slice(0, -1) : parts, isArea };
}

/** Whether a pattern matches paths with this number of segments. */
const accepts = ({ parts, isArea }: Pattern, length: number): boolean =>
  isArea ? length >= parts.length : length === parts.length;

const isParameter = (part = ""): boolean => part.startsWith(":");

const matchesSame = (one: string, other: string | undefined): boolean =>
  one === other || isParameter(one) || isParameter(other);
