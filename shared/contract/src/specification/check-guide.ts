/** Checks of guides. Imports no schema library, because pages import this module. */

import { toRegExpSource } from "../sequences/iupac.ts";
import type { GuideRule } from "./asked-fields.ts";
import { formatBaseCount, normalizeBases, sequenceProblem } from "./check-sequence.ts";

/** A run of four T, at which Pol III stops transcription. */
const POL3_STOP = "TTTT";

/** The number of bases of a guide: `20`, or `20 to 24`. */
export const formatGuideLength = ({ min_length, max_length }: GuideRule): string =>
  min_length === max_length ? `${min_length}` : `${min_length} to ${max_length}`;

/** The base that is added in front of a guide, where its promoter starts with G. @param bases in upper case */
export const addedStart = (bases: string, { adds_g }: Pick<GuideRule, "adds_g">): "" | "G" =>
  adds_g && !bases.startsWith("G") ? "G" : "";

/** Returns the first error in the customer's own guides as a sentence, or `undefined`. */
export function guideProblem(pasted: string[], rule: GuideRule): string | undefined {
  if (pasted.length !== rule.count) {
    return `${rule.name}: please give ${rule.count === 1 ? "one sequence" : `${rule.count} sequences`}.`;
  }
  const names = guideNames(pasted);
  for (const [i, sequence] of pasted.entries()) {
    const problem = sequenceProblem(sequence, names[i]) ?? guideLengthProblem(sequence, names[i], rule);
    if (problem) return problem;
  }
  const isRepeated = new Set(pasted.map(normalizeBases)).size < pasted.length;
  return isRepeated ? "Both guides are the same. Please give the two that flank the region." : undefined;
}

function guideLengthProblem(pasted: string, name = "The guide", rule: GuideRule): string | undefined {
  const bases = normalizeBases(pasted);
  const { min_length, max_length, pam } = rule;
  const { length } = bases;
  if (length >= min_length && length <= max_length) return undefined;
  const protospacer = pam === null ? -1 : length - pam.length;
  if (pam && protospacer >= min_length && protospacer <= max_length && endsWithPam(bases, pam)) {
    return `${name} ends with the PAM ${bases.slice(protospacer)}. Please leave it out: it is not part of the guide.`;
  }
  return `${name} has ${formatBaseCount(bases)}. A ${rule.name} has ${formatGuideLength(rule)}.`;
}

const endsWithPam = (bases: string, pam: string): boolean =>
  new RegExp(`${toRegExpSource(pam)}$`).test(bases);

/** Warnings about valid guides, as sentences. */
export function guideWarnings(pasted: string[], rule: GuideRule): string[] {
  const names = guideNames(pasted);
  return pasted.map(normalizeBases).flatMap((bases, i) => {
    const stop = rule.is_pol3 ? bases.indexOf(POL3_STOP) : -1;
    return [
      ...(stop >= 0
        ? [`${names[i]} has TTTT at position ${stop + 1}, where Pol III may stop transcription early.`]
        : []),
      ...(bases !== "" && addedStart(bases, rule)
        ? [
            `A G is added in front of ${names[i]?.toLowerCase()}, because its promoter starts transcription with G.`,
          ]
        : []),
    ];
  });
}

const guideNames = (pasted: string[]): string[] =>
  pasted.map((_, i) => (pasted.length === 1 ? "The guide" : `Guide ${i + 1}`));
