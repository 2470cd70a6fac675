const LETTERS = "ACGTRYSWKMBDHVN";
const COMPLEMENTS = "TGCAYRSWMKVHDBN";
const COMPLEMENT = new Map([...LETTERS].map((letter, i) => [letter, COMPLEMENTS[i] ?? letter]));

/** @param bases IUPAC letters, upper case */
export const complement = (bases: string): string =>
  Array.from(bases, (letter) => COMPLEMENT.get(letter) ?? letter).join("");

/** The other strand, read in its own direction. @param bases IUPAC letters, upper case */
export const reverseComplement = (bases: string): string => [...complement(bases)].reverse().join("");

/** NCBI's translation table 1: the third base varies fastest, in the order T, C, A, G. */
const AMINO_ACIDS = "FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG";
const ORDER = "TCAG";

/**
 * Translates by the standard code, from the first base on. `*` is a stop, and X a codon with a base that is not known.
 * One or two bases at the end are not translated.
 */
export function translate(bases: string): string {
  const codons = Math.floor(bases.length / 3);
  return Array.from({ length: codons }, (_, i) => aminoAcid(bases.slice(3 * i, 3 * i + 3))).join("");
}

function aminoAcid(codon: string): string {
  const [first = -1, second = -1, third = -1] = Array.from(codon, (base) => ORDER.indexOf(base));
  if (first < 0 || second < 0 || third < 0) return "X";
  return AMINO_ACIDS[16 * first + 4 * second + third] ?? "X";
}
