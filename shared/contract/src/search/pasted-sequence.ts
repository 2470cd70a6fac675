/** Recognizes a sequence that is pasted into a search box. Imports no schema library, because pages import this module. */

import { SEARCH_QUERY_MAX } from "./constants.ts";

export interface PastedSequence {
  kind: "nucleotide" | "protein";
  /** In upper case, without FASTA header, white space and line numbers. RNA is written as DNA. */
  letters: string;
  /** The FASTA header, without `>`. */
  name?: string;
}

const KINDS = [
  { kind: "nucleotide", letters: /^[ACGTUN]+$/i, minLength: 20 },
  { kind: "protein", letters: /^[ACDEFGHIKLMNPQRSTVWYX]+\*?$/i, minLength: 30 },
] as const;

/** Every word of a sequence but the last has at least the length of a GenBank block. Words of a sentence are shorter. */
const MIN_WORD = 10;

/** Reads a nucleotide or protein sequence, also as FASTA or GenBank lines; `undefined` if the text is something else. */
export function readPastedSequence(text: string): PastedSequence | undefined {
  const pasted = text.trim();
  for (const { kind, letters, minLength } of KINDS) {
    const { name, body } = pasted.startsWith(">") ? splitFasta(pasted.slice(1), letters) : { body: pasted };
    const sequence = joinWords(body);
    if (sequence.length < minLength || !letters.test(sequence)) continue;
    const upper = sequence.toUpperCase();
    return { kind, letters: kind === "protein" ? upper : upper.replaceAll("U", "T"), name };
  }
  return undefined;
}

/** Whether a text is not a query: a sequence, or longer than a query. The API is not asked for it. */
export const isPastedText = (text: string): boolean =>
  text.length > SEARCH_QUERY_MAX || readPastedSequence(text) !== undefined;

/** Splits a FASTA record. A search box replaces its line breaks by spaces: the final words of the sequence are its body. */
function splitFasta(record: string, letters: RegExp): { name: string; body: string } {
  const lineEnd = record.search(/[\r\n]/);
  if (lineEnd >= 0) return { name: record.slice(0, lineEnd).trim(), body: record.slice(lineEnd) };
  const words = record.trim().split(/\s+/);
  let start = words.length;
  while (start > 0 && letters.test(words[start - 1] ?? "") && isSequenceWord(words, start - 1)) start--;
  return { name: words.slice(0, start).join(" "), body: words.slice(start).join(" ") };
}

const isSequenceWord = (words: string[], index: number): boolean =>
  index === words.length - 1 || (words[index] ?? "").length >= MIN_WORD;

/** The letters of the words without line numbers, and without 5′ and 3′; empty if the words are too short for a sequence. */
function joinWords(body: string): string {
  const words = body
    .replace(/^5['′’]?-|-3['′’]?$/g, "")
    .split(/[\s\d]+/)
    .filter((word) => word !== "");
  return words.every((_, index) => isSequenceWord(words, index)) ? words.join("") : "";
}
