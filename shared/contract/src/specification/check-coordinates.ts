/** Checks of genome coordinates. Imports no schema library, because pages import this module. */

import { formatInteger } from "../common/format-integer.ts";
import { chromosomeLength, TELOMERE_BP } from "./chromosomes.ts";
import { ASSEMBLIES } from "./constants.ts";

/** A position or region of the genome, both ends included, counted from 1. */
export interface Coordinates {
  assembly: string;
  /** Without `chr`. */
  chromosome: string;
  start: number;
  end: number;
}

/** Numbers of autosomes. */
const AUTOSOMES = { Human: 22, Mouse: 19 };

export const regionLength = ({ start, end }: Coordinates): number => end - start + 1;

/** `chrX` and `x` → `X` */
export const chromosomeName = (typed: string): string => typed.trim().replace(/^chr/i, "").toUpperCase();

/**
 * Returns the error in coordinates as a sentence, or `undefined`.
 * @param chromosome the chromosome of the target; null if it is not on file
 */
export function coordinatesProblem(
  coordinates: Coordinates,
  species: keyof typeof ASSEMBLIES,
  chromosome: string | null = null,
): string | undefined {
  const { assembly, start, end } = coordinates;
  const assemblies: readonly string[] = ASSEMBLIES[species];
  if (!assemblies.includes(assembly)) {
    return `${assembly} is not an assembly of the ${species.toLowerCase()} genome. Please use ${assemblies.join(" or ")}.`;
  }
  const given = chromosomeName(coordinates.chromosome);
  const length = chromosomeLength(assembly, given);
  if (length === undefined) {
    return `The ${species.toLowerCase()} genome has no chromosome "${coordinates.chromosome}". Please use 1 to ${AUTOSOMES[species]}, X or Y.`;
  }
  if (chromosome !== null && given !== chromosome) {
    return `The target is on chromosome ${chromosome}, not on chromosome ${given}.`;
  }
  if (end < start) {
    return `The region ends at ${formatInteger(end)}, before its start at ${formatInteger(start)}. Please exchange the two.`;
  }
  if (end > length) {
    return `Chromosome ${given} of ${assembly} ends at ${formatInteger(length)}. Please check the coordinates.`;
  }
  if (start <= TELOMERE_BP || end > length - TELOMERE_BP) {
    return `The first and last ${formatInteger(TELOMERE_BP)} bp of a chromosome are telomere, without a sequence in ${assembly}.`;
  }
  return undefined;
}
