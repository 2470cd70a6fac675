/** The codons at which reading frames start and stop. Imports no schema library, because pages import this module. */

export const STOP_CODONS = ["TAA", "TAG", "TGA"];

/** ATG, and the other codons at which RefSeq annotates that proteins start. */
export const START_CODONS = ["ATG", "CTG", "GTG", "TTG", "ACG", "ATT", "ATC", "ATA"];

/** The index of the first stop codon in the frame that begins with the first base; -1 if there is none. @param bases in upper case */
export function findStopCodon(bases: string): number {
  for (let at = 0; at < bases.length; at += 3) {
    if (STOP_CODONS.includes(bases.slice(at, at + 3))) return at;
  }
  return -1;
}
