import type { FoundGene, NamedGenes } from "./named-genes.ts";
import { isAt, isSpecies } from "./phrases.ts";
import type { TextReading } from "./read-text.ts";
import { tokenize } from "./tokens.ts";
import { type Phrase, vocabulary } from "./vocabulary.ts";

/** A word of a query, and how it was typed. */
export interface LeftWord {
  lexeme: string;
  typed: string;
}

/** The words of a query by their use for the index of products and pages. */
export interface LeftWords {
  /** Lexemes that entries must have, and weak ones that they are better with. */
  required: string[];
  optional: string[];
  /** Words that name neither a gene nor a method or delivery. */
  unexplained: LeftWord[];
  /** Words that partial matches may have: all but those that name genes. */
  partial: LeftWord[];
}

/**
 * Step 6: the words that are left when the genes are known. Of "TP53 knock-out kit notaword", "kit" is optional and "notaword"
 * is unexplained.
 */
export function findLeftWords({ tokens, phrases }: TextReading, { genes, positions }: NamedGenes): LeftWords {
  const strong = phrases.filter((phrase) => !isSpecies(phrase) && !isDiluting(phrase));
  const asked = strong.length > 0 ? strong : phrases;
  const others = asked.filter((phrase) => !isAt(positions, phrase) && !isSpecies(phrase));
  const unexplained = others.filter((phrase) => genes.length === 0 || !isOfDesigns(phrase));
  const toWord = ({ lexeme, from, to }: Phrase): LeftWord => ({
    lexeme,
    typed: [...new Set(tokens.slice(from, to).map(({ typed }) => typed))].join(" "),
  });
  const left = {
    required: uniqueLexemes(asked),
    optional: uniqueLexemes(phrases.filter((phrase) => !asked.includes(phrase))),
    unexplained: unexplained.filter((phrase) => strong.includes(phrase)).map(toWord),
    partial: others.filter(({ lexeme }) => lexeme.length > 1).map(toWord),
  };
  return withoutNames(left, genes);
}

/** Drops the words that the full names of genes have: "protein" is explained by TP53, tumor protein p53. */
export function withoutNames(left: LeftWords, genes: FoundGene[]): LeftWords {
  const names = new Set(genes.flatMap(({ name }) => toLexemes(name)));
  const isOther = ({ lexeme }: LeftWord) => !names.has(lexeme);
  return { ...left, unexplained: left.unexplained.filter(isOther), partial: left.partial.filter(isOther) };
}

/** Whether results need not have a word. */
const isDiluting = ({ term, lexeme }: Phrase): boolean =>
  vocabulary.isWeak(lexeme) || (term === undefined && vocabulary.isStop(lexeme));

/** Whether a phrase names a method or a delivery. */
const isOfDesigns = ({ term }: Phrase): boolean =>
  term !== undefined && (term.functions.length > 0 || term.structures.length > 0);

const toLexemes = (text: string): string[] => tokenize(text).map(({ word }) => vocabulary.toLexeme(word));
const uniqueLexemes = (phrases: Phrase[]): string[] => [...new Set(phrases.map(({ lexeme }) => lexeme))];
