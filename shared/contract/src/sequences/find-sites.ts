import { reverseComplement } from "./bases.ts";
import { IUPAC, toRegExpSource } from "./iupac.ts";

/** Where a pattern occurs. Positions count from 1, and both ends are included; `from` is larger than `to` if the site contains the origin of the plasmid. */
export interface Site {
  from: number;
  to: number;
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

/** A typed or pasted pattern: its letters, or why it is none. */
export type TypedPattern = { pattern: string } | { problem: string };

/** One or two bases occur hundreds of times in a plasmid. */
const MIN_LETTERS = 3;

/** Reads a typed or pasted pattern. Spaces, digits and line breaks are ignored, and U is read as T. */
export function readPattern(typed: string): TypedPattern {
  const pattern = typed
    .replaceAll(/[\s\d]/g, "")
    .toUpperCase()
    .replaceAll("U", "T");
  const foreign = [...pattern].find((letter) => !(letter in IUPAC));
  if (foreign) return { problem: `“${foreign}” is not a letter for bases.` };
  if (pattern.length < MIN_LETTERS) return { problem: `Type at least ${MIN_LETTERS} bases.` };
  return { pattern };
}
