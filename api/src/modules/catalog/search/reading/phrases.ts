import type { Token } from "./tokens.ts";
import { type Phrase, vocabulary } from "./vocabulary.ts";

/** Drops words such as "the", unless the text has no others. */
export function dropStopWords(phrases: Phrase[]): Phrase[] {
  const kept = phrases.filter(({ lexeme, term }) => term !== undefined || !vocabulary.isStop(lexeme));
  return kept.length > 0 ? kept : phrases;
}

/** The tokens of the words that are neither in the vocabulary nor weak. They may be parts of a gene's name. */
export const unknownWords = (tokens: Token[], phrases: Phrase[]): Token[] =>
  phrases
    .filter(({ term, lexeme }) => term === undefined && !vocabulary.isWeak(lexeme))
    .flatMap(({ from }) => tokens[from] ?? []);

/** Whether a phrase has no term, or a term that is the name of a gene. */
export const mayNameGene = ({ term }: Phrase): boolean => term === undefined || term.symbols !== undefined;

/** Whether all tokens of a phrase are at these positions. */
export const isAt = (positions: ReadonlySet<number>, { from, to }: Phrase): boolean =>
  Array.from({ length: to - from }, (_, i) => positions.has(from + i)).every(Boolean);

export const isSpecies = ({ term }: Phrase): boolean => term?.species !== undefined;

/** Whether a word is too frequent to name a gene: "kit", "the". */
export const isCommon = ({ lexeme }: Phrase): boolean =>
  vocabulary.isWeak(lexeme) || vocabulary.isStop(lexeme);
