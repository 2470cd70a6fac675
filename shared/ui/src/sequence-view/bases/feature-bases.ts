import { reverseComplement } from "@ligate/contract/design/reverse-complement";
import type { PlasmidSequence, SequenceFeature } from "@ligate/contract/sequences/schemas";
import { sliceRange } from "./ranges.ts";

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

export const rangeOf = ({ start_bp, end_bp }: Pick<SequenceFeature, "start_bp" | "end_bp">) => ({
  from: start_bp,
  to: end_bp,
});

/** The bases of a feature in the direction in which it is read. */
export function featureBases(plasmid: Pick<PlasmidSequence, "bases">, feature: SequenceFeature): string {
  const bases = sliceRange(plasmid.bases, rangeOf(feature));
  return feature.strand === 1 ? bases : reverseComplement(bases);
}
