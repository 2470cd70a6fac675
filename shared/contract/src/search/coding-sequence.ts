import { codingProblem } from "../specification/check-sequence.ts";

/** Whether bases are read from ATG to the only stop codon in frame. */
export const isCompleteCodingSequence = (bases: string): boolean =>
  /^ATG.*(TAA|TAG|TGA)$/.test(bases) && codingProblem(bases, "", { is_in_frame: true }) === undefined;
