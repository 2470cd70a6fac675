import type { NamedGenes } from "../genes/find-named-genes.ts";
import type { Unit } from "../words/phrases.ts";
import { tokenize } from "../words/tokens.ts";
import { vocabulary } from "../words/vocabulary.ts";
import type { Reading } from "./read-query.ts";

/** A word of a query, and how it was typed. */
export interface QueryWord {
  lexeme: string;
  typed: string;
}

/** The parts of a query: for genes, and for the index. */
export interface SplitQuery {
  /** Lexemes that entries must have, and those that they are better with. */
  required: string[];
  optional: string[];
  /** Words that neither name a gene nor a method or delivery. */
  rest: QueryWord[];
  /** Words that partial matches may have: all but those that name genes. */
  partial: QueryWord[];
  /** Words that may be part of a gene's name. */
  names: string[];
}

export function splitQuery({ tokens, units }: Reading, { genes, named }: NamedGenes): SplitQuery {
  const strong = units.filter(isStrong);
  const asked = strong.length > 0 ? strong : units;
  const nameWords = new Set(
    genes.flatMap(({ name }) => tokenize(name).map(({ word }) => vocabulary.toLexeme(word))),
  );
  const isNamed = ({ from, to }: Unit) =>
    Array.from({ length: to - from }, (_, i) => named.has(from + i)).every(Boolean);
  const toWord = ({ lexeme, from, to }: Unit): QueryWord => ({
    lexeme,
    typed: [...new Set(tokens.slice(from, to).map(({ typed }) => typed))].join(" "),
  });
  const others = asked.filter((unit) => !isNamed(unit) && !isSpecies(unit) && !nameWords.has(unit.lexeme));
  const unexplained = others.filter(({ term }) => genes.length === 0 || !isOfDesigns(term));
  return {
    required: [...new Set(asked.map(({ lexeme }) => lexeme))],
    optional: [...new Set(units.filter((unit) => !asked.includes(unit)).map(({ lexeme }) => lexeme))],
    rest: unexplained.filter((unit) => strong.includes(unit)).map(toWord),
    partial: others.filter(({ lexeme }) => lexeme.length > 1).map(toWord),
    names: units
      .filter(({ term, lexeme }) => term === undefined && !vocabulary.isWeak(lexeme))
      .flatMap(({ from }) => tokens[from]?.word ?? []),
  };
}

const isSpecies = ({ term }: Unit) => term?.species !== undefined;
const isStrong = (unit: Unit) =>
  !isSpecies(unit) &&
  !vocabulary.isWeak(unit.lexeme) &&
  !(unit.term === undefined && vocabulary.isStop(unit.lexeme));
const isOfDesigns = (term: Unit["term"]) =>
  term !== undefined && (term.functions.length > 0 || term.structures.length > 0);
