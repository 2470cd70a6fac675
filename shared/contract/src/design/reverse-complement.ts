const LETTERS = "ACGTRYSWKMBDHVN";
const COMPLEMENTS = "TGCAYRSWMKVHDBN";
const COMPLEMENT = new Map([...LETTERS].map((letter, i) => [letter, COMPLEMENTS[i] ?? letter]));

/** @param bases IUPAC letters, upper case */
export const complement = (bases: string): string =>
  Array.from(bases, (letter) => COMPLEMENT.get(letter) ?? letter).join("");

/** The other strand, read in its own direction. @param bases IUPAC letters, upper case */
export const reverseComplement = (bases: string): string => [...complement(bases)].reverse().join("");
