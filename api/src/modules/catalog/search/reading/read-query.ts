import type { Species } from "../../../design/index.ts";
import type { Unit } from "../words/phrases.ts";
import { type Token, tokenize } from "../words/tokens.ts";
import { vocabulary } from "../words/vocabulary.ts";
import { type NameSpan, nameSpans } from "./name-spans.ts";

/** A query, read by the vocabulary. */
export interface Reading {
  q: string;
  tokens: Token[];
  /** The terms and words of the query, without those that are ignored. */
  units: Unit[];
  species?: Species;
  /** Codes of functions that the query names, in order of preference. */
  functions: string[];
  /** Symbols of structures that the query names, in order of preference. */
  structures: string[];
  /** Spans of words that may be names of genes, longer ones first. */
  names: NameSpan[];
}

const MAX_TOKENS = 24;

export function readQuery(text: string): Reading {
  const q = text.replaceAll("\0", " ");
  const tokens = tokenize(q).slice(0, MAX_TOKENS);
  const units = vocabulary.findUnits(tokens);
  const kept = units.filter(({ lexeme, term }) => term !== undefined || !vocabulary.isStop(lexeme));
  const terms = units.flatMap(({ term }) => term ?? []);
  const species = terms.find((term) => term.species)?.species;
  return {
    q,
    tokens,
    units: kept.length > 0 ? kept : units,
    ...(species && { species }),
    functions: preferred(terms.map(({ functions }) => functions)),
    structures: preferred(terms.map(({ structures }) => structures)),
    names: nameSpans(q, tokens, units),
  };
}

/** The values that all lists contain, in the order of the shortest one; else the first list. */
function preferred(lists: string[][]): string[] {
  const named = lists.filter((list) => list.length > 0);
  const [shortest = []] = named.toSorted((a, b) => a.length - b.length);
  const common = shortest.filter((value) => named.every((list) => list.includes(value)));
  return common.length > 0 ? common : (named[0] ?? []);
}

/** The words of the query that may name a gene: without terms of the vocabulary, if other words are left. Ids stay as they are. */
export function toNameText({ q, tokens, units }: Reading): string {
  const isName = ({ term }: Unit) => !term || term.symbols !== undefined;
  const names = units.filter(isName);
  if (names.length === units.length || names.every(({ lexeme }) => vocabulary.isWeak(lexeme)))
    return q.trim();
  return [...new Set(names.map(({ from }) => tokens[from]?.typed ?? ""))].join(" ");
}
