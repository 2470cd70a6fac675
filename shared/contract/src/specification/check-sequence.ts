/** Checks of pasted sequences. Imports no schema library, because pages import this module. */

import { formatInteger } from "../common/format-integer.ts";
import { findStopCodon, START_CODONS } from "../sequences/codons.ts";
import type { AskedField } from "./asked-fields.ts";
import { SPECIFIED_SEQUENCE_MAX } from "./constants.ts";

const FASTA_HEADER = /^[ \t]*>.*$/gm;

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
    return `${name} has ${formatBaseCount(bases)}. At most ${formatInteger(SPECIFIED_SEQUENCE_MAX)} are accepted.`;
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
type ReadingContext = Pick<AskedField, "is_fused" | "is_in_frame">;

/** Returns the error in the insert of a knock-in as a sentence, or `undefined`. */
export const insertProblem = (pasted: string, read: ReadingContext): string | undefined =>
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
        : "The insert does not begin with ATG, and we add no start codon: it may not be translated.",
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
  { is_fused, is_in_frame }: ReadingContext,
): string | undefined {
  const problem = sequenceProblem(pasted, name);
  if (problem || !(is_fused || is_in_frame)) return problem;
  const bases = normalizeBases(pasted);
  return is_fused ? fusionProblem(bases, name) : frameProblem(bases, name);
}

function fusionProblem(bases: string, name: string): string | undefined {
  const noun = name.replace(/^The /, "");
  if (bases.length % 3 !== 0) {
    return `${name} has ${formatBaseCount(bases)}. A fused ${noun} is a reading frame: its length must be a multiple of 3.`;
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
  if (start === "ATG") return undefined;
  if (findOtherStart(pasted) === undefined) {
    return `${name} starts with ${start}, which is not a start codon. Please paste it from its start codon on.`;
  }
  return isOtherStart
    ? undefined
    : `${name} starts with ${start} instead of ATG. Please confirm that this is its start codon.`;
}

/** A sequence that is the end of a protein may end with a stop codon. */
function frameProblem(bases: string, name: string): string | undefined {
  if (bases.length % 3 !== 0) {
    return `${name} has ${formatBaseCount(bases)}. It is translated, so its length must be a multiple of 3.`;
  }
  const at = findStopCodon(bases);
  if (at < 0 || (at > 0 && at + 3 === bases.length)) return undefined;
  return `${name} has the stop codon ${bases.slice(at, at + 3)} at position ${formatInteger(at + 1)}, where translation would end. Please check its frame.`;
}

/** `1 base`, `1,200 bases` */
export const formatBaseCount = ({ length }: string): string =>
  length === 1 ? "1 base" : `${formatInteger(length)} bases`;
