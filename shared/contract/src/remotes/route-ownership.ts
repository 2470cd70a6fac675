/** Maps a path to the remote that owns it: patterns are matched by segment, and the longest one wins. */
export interface RouteOwner {
  name: string;
  /** Patterns such as `/products/:url` and `/profile/*`; `*` also matches no segment. */
  addresses: readonly string[];
}

/** The owner of a path without its query; `undefined` if no remote owns it. */
export function findRouteOwner<O extends RouteOwner>(owners: readonly O[], path: string): O | undefined {
  const segments = segmentsOf(path);
  let longest: { owner: O; length: number } | undefined;
  for (const owner of owners) {
    for (const pattern of owner.addresses.map(patternOf)) {
      const isLonger = pattern.length > (longest?.length ?? -1);
      if (isLonger && matches(pattern, segments)) longest = { owner, length: pattern.length };
    }
  }
  return longest?.owner;
}

/** Whether a path matches a pattern. */
export const matchesAddress = (address: string, path: string): boolean =>
  matches(patternOf(address), segmentsOf(path));

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  const hasWildcard = pattern.at(-1) === "*";
  const fixedLength = hasWildcard ? pattern.length - 1 : pattern.length;
  if (hasWildcard ? segments.length < fixedLength : segments.length !== fixedLength) return false;
  return pattern.every(
    (part, index) => index === fixedLength || part.startsWith(":") || part === segments[index],
  );
}

/** Caches parsed patterns, because the gateway looks up owners several times per request. */
const patterns = new Map<string, readonly string[]>();

function patternOf(address: string): readonly string[] {
  const pattern = patterns.get(address) ?? segmentsOf(address);
  patterns.set(address, pattern);
  return pattern;
}

const segmentsOf = (path: string): string[] => path.split("/").filter(Boolean);
