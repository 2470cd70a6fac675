/** Checks of pasted sequences. Imports no schema library, because pages import this module. */

import { formatInteger } from "../common/format-integer.ts";
import { findStopCodon, START_CODONS } from "../sequences/codons.ts";
import type { AskedField, GuideRule } from "./asked-fields.ts";
import { SPECIFIED_SEQUENCE_MAX } from "./constants.ts";

const FASTA_HEADER = /^[ \t]*>.*$/gm;
/** A run of four T, at which Pol III stops transcription. */
const POL3_STOP = "TTTT";

/** The bases of a pasted sequence in upper case, without FASTA header, white space and line numbers. */
export const normalizeBases = (pasted: string): string =>
  pasted
    .replace(FASTA_HEADER, "")
    .replace(/[\s\d]/g, "")
    .toUpperCase();

/**
 * Returns the error in a pasted sequence as a sentence, or `undefined`. Positions count bases from 1.
 * @param name how the sentence calls the sequence, such as `Guide 1`
 */
export function sequenceProblem(pasted: string, name = "The sequence"): string | undefined {
  const records = pasted.match(FASTA_HEADER) ?? [];
  const isBroken = records.length === 1 && !pasted.trimStart().startsWith(">");
  if (records.length > 1 || isBroken) {
    return `${name} has several FASTA records. Please paste one sequence.`;
  }
  const bases = normalizeBases(pasted);
  if (isProtein(bases)) return `${name} is a protein. Please give the DNA that encodes it.`;
  if (bases === "") return `${name} is empty. Please paste its bases: A, C, G and T.`;
  const at = bases.search(/[^ACGT]/);
  if (at >= 0) return characterProblem(name, at + 1, String.fromCodePoint(bases.codePointAt(at) ?? 0));
  if (bases.length > SPECIFIED_SEQUENCE_MAX) {
    return `${name} has ${countOf(bases)}. At most ${formatInteger(SPECIFIED_SEQUENCE_MAX)} are accepted.`;
  }
  return undefined;
}

/** Residues that are no bases, nor codes of several. */
const RESIDUES_ONLY = /[EFILPQ]/g;

/** Whether a sequence consists of amino acids: about a third of the residues of a protein are no codes of bases. */
const isProtein = (letters: string): boolean =>
  /^[A-Z]+\*?$/.test(letters) && (letters.match(RESIDUES_ONLY) ?? []).length * 10 >= letters.length;

function characterProblem(name: string, position: number, character: string): string {
  const shown = INVISIBLE.test(character)
    ? `the invisible character ${codePointOf(character)}`
    : `"${character}"`;
  const found = `${name} has ${shown} at position ${formatInteger(position)}.`;
  if (character === "U") return `${found} Please write RNA as DNA, with T instead of U.`;
  return `${found} Only A, C, G and T are accepted.`;
}

/** Control and format characters, such as zero-width spaces, and marks that need a character before them. */
const INVISIBLE = /[\p{C}\p{M}\p{Z}]/u;

const codePointOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** How a construct reads a sequence; a sequence that is neither is not translated, or has its own start codon. */
type HowRead = Pick<AskedField, "is_fused" | "is_in_frame">;

/** Returns the error in the insert of a knock-in as a sentence, or `undefined`. */
export const insertProblem = (pasted: string, read: HowRead): string | undefined =>
  codingProblem(pasted, "The insert", read);

/**
 * Warnings about a valid insert behind the promoter of the design, as sentences.
 * @param read how the construct reads it; an insert behind a tag, or in front of a marker, is translated with it
 */
export function insertWarnings(
  pasted: string,
  { is_expressed, is_fused, is_in_frame }: Pick<AskedField, "is_expressed" | "is_fused" | "is_in_frame">,
): string[] {
  if (!is_expressed) return [];
  const bases = normalizeBases(pasted);
  const isJoined = is_fused || is_in_frame;
  if (!bases.startsWith("ATG")) {
    return [
      isJoined
        ? "The insert does not begin with ATG: a start codon is put in front of it."
        : "The insert does not begin with ATG: its transcript has no start codon of ours, and may make no protein.",
    ];
  }
  const at = isJoined ? -1 : findStopCodon(bases);
  if (at < 0 || at + 3 === bases.length) return [];
  return [
    `The insert has the stop codon ${bases.slice(at, at + 3)} at position ${formatInteger(at + 1)}, where translation from its ATG ends.`,
  ];
}

/**
 * Returns the error in a sequence that may be translated as a sentence, or `undefined`.
 * @param name how the sentence calls the sequence
 */
export function codingProblem(
  pasted: string,
  name: string,
  { is_fused, is_in_frame }: HowRead,
): string | undefined {
  const problem = sequenceProblem(pasted, name);
  if (problem || !(is_fused || is_in_frame)) return problem;
  const bases = normalizeBases(pasted);
  return is_fused ? fusionProblem(bases, name) : frameProblem(bases, name);
}

function fusionProblem(bases: string, name: string): string | undefined {
  const noun = name.replace(/^The /, "");
  if (bases.length % 3 !== 0) {
    return `${name} has ${countOf(bases)}. A fused ${noun} is a reading frame: its length has to be a multiple of 3.`;
  }
  const at = findStopCodon(bases);
  if (at < 0) return undefined;
  const stop = `${name} has the stop codon ${bases.slice(at, at + 3)} at position ${formatInteger(at + 1)}.`;
  return at + 3 === bases.length
    ? `${stop} Please leave it out, so that the fusion is translated.`
    : `${stop} A fused ${noun} is a reading frame without stop codons. Please check its frame.`;
}

/** The codon at which a pasted frame begins, if proteins are known to start there, and it is not ATG. */
export function findOtherStart(pasted: string): string | undefined {
  const start = normalizeBases(pasted).slice(0, 3);
  return START_CODONS.slice(1).find((codon) => codon === start);
}

/**
 * Returns the error in the customer's own reading frame as a sentence, or `undefined`. Its stop codon may be left out.
 * @param isOtherStart whether the customer confirms that it starts with another codon than ATG
 */
export function orfProblem(pasted: string, isOtherStart: boolean): string | undefined {
  const name = "The reading frame";
  const problem = codingProblem(pasted, name, { is_in_frame: true });
  if (problem) return problem;
  const start = normalizeBases(pasted).slice(0, 3);
  const [first, ...others] = START_CODONS;
  if (start === first) return undefined;
  if (findOtherStart(pasted) === undefined) {
    return `${name} starts with ${start}. Please paste it from its start codon on: ${first}, or ${others.join(", ")}.`;
  }
  return isOtherStart
    ? undefined
    : `${name} starts with ${start} instead of ${first}. Please confirm that this is its start codon.`;
}

/** A sequence that is the end of a protein may end with a stop codon. */
function frameProblem(bases: string, name: string): string | undefined {
  if (bases.length % 3 !== 0) {
    return `${name} has ${countOf(bases)}. It is translated, so that its length has to be a multiple of 3.`;
  }
  const at = findStopCodon(bases);
  if (at < 0 || (at > 0 && at + 3 === bases.length)) return undefined;
  return `${name} has the stop codon ${bases.slice(at, at + 3)} at position ${formatInteger(at + 1)}, where translation would end. Please check its frame.`;
}

const countOf = ({ length }: string): string => (length === 1 ? "1 base" : `${formatInteger(length)} bases`);

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
  if (pam && protospacer >= min_length && protospacer <= max_length && matchesPam(bases, pam)) {
    return `${name} ends with the PAM ${bases.slice(protospacer)}. Please leave it out: it is not part of the guide.`;
  }
  const lengths = min_length === max_length ? `${min_length}` : `${min_length} to ${max_length}`;
  return `${name} has ${countOf(bases)}. A ${rule.name} has ${lengths}.`;
}

/** IUPAC letters of PAMs. */
const PAM_BASES: Record<string, string> = { N: "ACGT", R: "AG", Y: "CT", W: "AT", V: "ACG" };

const matchesPam = (bases: string, pam: string): boolean =>
  [...pam].every((letter, i) =>
    (PAM_BASES[letter] ?? letter).includes(bases[bases.length - pam.length + i] ?? ""),
  );

/** Warnings about valid guides, as sentences. */
export function guideWarnings(pasted: string[], rule: GuideRule): string[] {
  const names = guideNames(pasted);
  return pasted.map(normalizeBases).flatMap((bases, i) => {
    const stop = rule.is_pol3 ? bases.indexOf(POL3_STOP) : -1;
    return [
      ...(stop >= 0
        ? [`${names[i]} has TTTT at position ${stop + 1}, where Pol III may stop transcription early.`]
        : []),
      ...(rule.adds_g && bases !== "" && !bases.startsWith("G")
        ? [
            `A G is added in front of ${lowerFirst(names[i] ?? "")}, because transcription from U6 starts with G.`,
          ]
        : []),
    ];
  });
}

const guideNames = (pasted: string[]): string[] =>
  pasted.map((_, i) => (pasted.length === 1 ? "The guide" : `Guide ${i + 1}`));

const lowerFirst = (name: string): string => name.replace(/^The/, "the").replace(/^Guide/, "guide");
