import { reverseComplement } from "@ligate/contract/design/reverse-complement";
import { toRegExpSource } from "./iupac.ts";
import type { Range } from "./ranges.ts";

/** Where a pattern occurs. `from` is larger than `to` if the site contains the origin of the plasmid. */
export interface Site extends Range {
  /** The strand that reads as the pattern; 1 for a palindrome, which both strands do. */
  strand: 1 | -1;
}

/**
 * Finds a pattern on both strands of a circular plasmid, also across its origin. Sites may overlap. Bases that are not
 * known match nothing, and palindromes are found once.
 * @param bases upper case, `N` where not known
 * @param pattern IUPAC letters, upper case
 * @returns the sites in order of position
 */
export function findSites(bases: string, pattern: string): Site[] {
  if (pattern.length === 0 || pattern.length > bases.length) return [];
  const circle = bases + bases.slice(0, pattern.length - 1);
  const onStrand = (letters: string, strand: Site["strand"]): Site[] =>
    // A lookahead finds sites that overlap.
    Array.from(circle.matchAll(new RegExp(`(?=${toRegExpSource(letters)})`, "g")), ({ index }) => ({
      from: index + 1,
      to: ((index + pattern.length - 1) % bases.length) + 1,
      strand,
    }));
  const reversed = reverseComplement(pattern);
  if (reversed === pattern) return onStrand(pattern, 1);
  return [...onStrand(pattern, 1), ...onStrand(reversed, -1)].sort((a, b) => a.from - b.from);
}
