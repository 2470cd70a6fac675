import { START_CODONS, STOP_CODONS } from "@ligate/contract/sequences/codons";
import type { CodingHeader } from "./read-header.ts";

/** Reasons to refuse a record, in the words of the report. */
export type Refusal =
  | "no accession of a transcript with its version"
  | "a predicted transcript (XM_)"
  | "no gene of the store"
  | "letters other than A, C, G and T"
  | "not whole codons"
  | "no start codon"
  | "no stop codon at the end"
  | "a stop codon inside"
  | "a selenocysteine, which needs its SECIS element";

/** Why bases are not the whole reading frame of a protein; `undefined` if they are. @param bases in upper case */
export function frameRefusal(bases: string, header: CodingHeader): Refusal | undefined {
  if (!/^[ACGT]+$/.test(bases)) return "letters other than A, C, G and T";
  if (bases.length % 3 !== 0) return "not whole codons";
  if (!startsFrame(bases.slice(0, 3), header)) return "no start codon";
  if (!STOP_CODONS.includes(bases.slice(-3))) return "no stop codon at the end";
  for (let at = 3; at < bases.length - 3; at += 3) {
    if (!STOP_CODONS.includes(bases.slice(at, at + 3))) continue;
    return header.hasSelenocysteine
      ? "a selenocysteine, which needs its SECIS element"
      : "a stop codon inside";
  }
  return undefined;
}

/** Ensembl's models may begin within a frame, and do not say so. */
const startsFrame = (codon: string, { transcript = "", isPartial }: CodingHeader): boolean =>
  codon === "ATG" || (transcript.startsWith("NM_") && !isPartial && START_CODONS.includes(codon));
