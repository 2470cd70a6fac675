/** The amino acids of the standard genetic code, by codon in the order T, C, A, G. */
const AMINO_ACIDS = "FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG";
const ORDER = ["T", "C", "A", "G"];
const CODONS = ORDER.flatMap((first) =>
  ORDER.flatMap((second) => ORDER.map((third) => first + second + third)),
);
const GENETIC_CODE = new Map(CODONS.map((codon, i) => [codon, AMINO_ACIDS[i]]));

/** The protein of a reading frame, without the stop codon at its end; X where a base is not known. */
export const translate = (bases: string): string =>
  (bases.match(/.{3}/g) ?? [])
    .map((codon) => GENETIC_CODE.get(codon) ?? "X")
    .join("")
    .replace(/\*$/, "");
