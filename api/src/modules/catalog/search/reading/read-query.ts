import type { Species } from "../../../design/index.ts";
import { normalizeName } from "../../genes/normalize-name.ts";
import { vocabulary } from "../vocabulary/search-vocabulary.ts";
import type { Term, Unit } from "../vocabulary/vocabulary.ts";
import { type Token, tokensOf } from "../words/tokens.ts";
import { isShouted, isTypedAsSymbol } from "./typed-as-symbol.ts";

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

/** Words from `from` to before `to`, and the keys of `gene_names` that they may have. */
export interface NameSpan {
  from: number;
  to: number;
  keys: string[];
}

const MAX_TOKENS = 24;
const MAX_NAME_TOKENS = 4;

export function readQuery(q: string): Reading {
  const tokens = tokensOf(q).slice(0, MAX_TOKENS);
  const units = vocabulary.unitsOf(tokens);
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

/** What all lists contain, in the order of the shortest one; else the first list. */
function preferred(lists: string[][]): string[] {
  const named = lists.filter((list) => list.length > 0);
  const [shortest = []] = named.toSorted((a, b) => a.length - b.length);
  const common = shortest.filter((value) => named.every((list) => list.includes(value)));
  return common.length > 0 ? common : (named[0] ?? []);
}

function nameSpans(q: string, tokens: Token[], units: Unit[]): NameSpan[] {
  const spans: NameSpan[] = [];
  const isAlone = new Set(units.filter(isNoSpecies).map(({ from }) => tokens[from]?.chunk)).size === 1;
  const isLoud = isShouted(q);
  const mayBeName = (from: number, to: number): boolean => {
    const inside = units.filter((unit) => unit.from < to && unit.to > from);
    const isOneChunk = tokens[from]?.chunk === tokens[to - 1]?.chunk;
    const [only] = inside;
    if (inside.length === 1 && only && isCommon(only))
      return isNameOfCommonWord(tokens[from]?.typed ?? "", isAlone, isLoud);
    if (isOneChunk && inside.length > 1) return true;
    return inside.every((unit) => isName(unit.term) && !isCommon(unit));
  };
  for (let length = Math.min(MAX_NAME_TOKENS, tokens.length); length > 0; length--) {
    for (let from = 0; from + length <= tokens.length; from++) {
      const to = from + length;
      if (mayBeName(from, to)) spans.push({ from, to, keys: keysOf(tokens.slice(from, to)) });
    }
  }
  const named = units.flatMap(({ from, to, term }) =>
    term?.symbol === undefined ? [] : { from, to, keys: [normalizeName(term.symbol)] },
  );
  return [...named, ...spans];
}

/** `KIT` among other words; also `Kit` alone. */
const isNameOfCommonWord = (typed: string, isAlone: boolean, isLoud: boolean): boolean =>
  isAlone ? /^[A-Z]/.test(typed) : !isLoud && isTypedAsSymbol(typed);

const isNoSpecies = ({ term }: Unit) => term?.species === undefined;
/** Words that are names of genes only if they are typed as symbols, such as `kit`. */
const isCommon = ({ lexeme }: Unit) => vocabulary.isWeak(lexeme) || vocabulary.isStop(lexeme);
/** Whether words may be a name of a gene: words without a term, or a term that is a name. */
const isName = (term: Term | undefined) => term === undefined || term.symbol !== undefined;

const keysOf = (tokens: Token[]): string[] => [
  ...new Set([tokens.map(({ word }) => word).join(""), tokens.map(({ latin }) => latin).join("")]),
];
