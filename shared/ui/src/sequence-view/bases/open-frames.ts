import { reverseComplement, translate } from "@ligate/contract/sequences/bases";
import { STOP_CODONS } from "@ligate/contract/sequences/codons";
import type { Site } from "@ligate/contract/sequences/find-sites";

/** An open reading frame, from its first ATG to its stop codon, which is included. */
export interface OpenFrame extends Site {
  /** Without the stop. */
  aminoAcids: number;
}

const START = "ATG";

/**
 * The open reading frames on both strands of a circular plasmid, also across its origin, by position. Of those with the same
 * stop codon, the longest. A codon with a base that is not known ends a frame.
 * @param minAminoAcids shorter frames occur by chance
 */
export function findOpenFrames(bases: string, minAminoAcids = 100): OpenFrame[] {
  const total = bases.length;
  const forward = framesOfStrand(bases, minAminoAcids).map(({ start, codons }) => ({
    from: start + 1,
    to: ((start + 3 * codons - 1) % total) + 1,
    strand: 1 as const,
    aminoAcids: codons - 1,
  }));
  const reverse = framesOfStrand(reverseComplement(bases), minAminoAcids).map(({ start, codons }) => ({
    from: total - ((start + 3 * codons - 1) % total),
    to: total - start,
    strand: -1 as const,
    aminoAcids: codons - 1,
  }));
  return [...forward, ...reverse].sort((a, b) => a.from - b.from);
}

/** Walks from each stop codon backwards to the stop before it, once around the circle at most. */
function framesOfStrand(strand: string, minAminoAcids: number): { start: number; codons: number }[] {
  const total = strand.length;
  const circle = strand + strand.slice(0, 2);
  const codonAt = (position: number) => {
    const start = ((position % total) + total) % total;
    return circle.slice(start, start + 3);
  };
  const most = Math.floor(total / 3);
  return Array.from(circle.matchAll(/(?=TAA|TAG|TGA)/g), ({ index: stop }) => {
    let codons = 0;
    for (let n = 1; n < most; n++) {
      const codon = codonAt(stop - 3 * n);
      if (STOP_CODONS.includes(codon) || translate(codon) === "X") break;
      if (codon === START) codons = n + 1;
    }
    const start = (((stop - 3 * (codons - 1)) % total) + total) % total;
    return { start, codons };
  }).filter(({ codons }) => codons - 1 >= minAminoAcids);
}
