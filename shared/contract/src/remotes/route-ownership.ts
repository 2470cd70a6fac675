/** Who owns which address: a remote's patterns are matched by segment, and the longest pattern wins. */
export interface Owner {
  name: string;
  /** Such as `/products/:url` and `/profile/*`; `*` also stands for nothing. */
  addresses: readonly string[];
}

/** The owner of a path of the store (no query); `undefined` where only the shell can answer. */
export function findOwner<O extends Owner>(owners: readonly O[], path: string): O | undefined {
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

/** Whether a path is one that a pattern stands for. */
export const matchesAddress = (address: string, path: string): boolean =>
  matches(patternOf(address), segmentsOf(path));

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  const isOpen = pattern.at(-1) === "*";
  const fixed = isOpen ? pattern.length - 1 : pattern.length;
  if (isOpen ? segments.length < fixed : segments.length !== fixed) return false;
  return pattern.every((part, at) => at === fixed || part.startsWith(":") || part === segments[at]);
}

/** Each pattern is taken apart once: a gateway looks for an owner several times in every request. */
const patterns = new Map<string, readonly string[]>();

function patternOf(address: string): readonly string[] {
  const pattern = patterns.get(address) ?? segmentsOf(address);
  patterns.set(address, pattern);
  return pattern;
}

const segmentsOf = (path: string): string[] => path.split("/").filter(Boolean);
