/** Who owns which address: a remote's patterns are matched by segment, and the longest pattern wins. */
export interface Owner {
  name: string;
  /** Such as `/products/:url` and `/profile/*`; `*` also stands for nothing. */
  addresses: readonly string[];
}

/** The owner of a path of the store (no query); `undefined` where only the shell can answer. */
export function findOwner<O extends Owner>(owners: readonly O[], path: string): O | undefined {
  const claims = owners.flatMap((owner) => owner.addresses.map((address) => ({ owner, address })));
  return claims
    .filter(({ address }) => matchesAddress(address, path))
    .sort((one, other) => segmentsOf(other.address).length - segmentsOf(one.address).length)[0]?.owner;
}

/** Whether a path is one that a pattern stands for. */
export function matchesAddress(address: string, path: string): boolean {
  const pattern = segmentsOf(address);
  const segments = segmentsOf(path);
  const isOpen = pattern.at(-1) === "*";
  const fixed = isOpen ? pattern.slice(0, -1) : pattern;
  const hasRoom = isOpen ? segments.length >= fixed.length : segments.length === fixed.length;
  return hasRoom && fixed.every((part, at) => part.startsWith(":") || part === segments[at]);
}

const segmentsOf = (path: string): string[] => path.split("/").filter(Boolean);
