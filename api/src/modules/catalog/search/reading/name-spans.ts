import { normalizeName } from "../../genes/normalize-name.ts";
import type { Unit } from "../words/phrases.ts";
import type { Token } from "../words/tokens.ts";
import { vocabulary } from "../words/vocabulary.ts";

/** Words from `from` to before `to` that may be the name of a gene. */
export interface NameSpan {
  from: number;
  to: number;
  /** The keys of `gene_names` that the name may have. */
  keys: string[];
  /** The names that count: all; symbols and the aliases of the content file; or symbols only. */
  accepts: "any" | "known" | "symbols";
}

const MAX_NAME_TOKENS = 4;
/** Shorter aliases, such as II, are too common to be meant among other words. */
const MIN_ALIAS_LENGTH = 3;
const LETTERS = /^[a-z]+$/;

/**
 * The spans of a query that may be names of genes, longer ones first. Words of the vocabulary are excluded. An ordinary word among others is rarely meant as the alias of a gene, as in "how to read a map"; a weak word counts as a name only if it is typed as a symbol.
 */
export function nameSpans(q: string, tokens: Token[], units: Unit[]): NameSpan[] {
  const isAlone = new Set(units.filter(isNoSpecies).map(({ from }) => tokens[from]?.chunk)).size === 1;
  const isLoud = isShouted(q);
  const accepted = (from: number, to: number): NameSpan["accepts"] | undefined => {
    const inside = units.filter((unit) => unit.from < to && unit.to > from);
    const typed = tokens[from]?.typed ?? "";
    if (inside.length === 1 && inside.every(isCommon))
      return isTypedAsName(typed, isAlone, isLoud) ? "symbols" : undefined;
    const length = tokens.slice(from, to).reduce((sum, { word }) => sum + word.length, 0);
    if (ACCESSION.test(typed)) return undefined;
    if (!isAlone && length < MIN_ALIAS_LENGTH) return length > 1 ? "symbols" : undefined;
    if (isPartOfWord(tokens, units, from, to)) return "symbols";
    const isOneChunk = tokens[from]?.chunk === tokens[to - 1]?.chunk;
    if (isOneChunk && inside.length > 1) return "any";
    if (!inside.every((unit) => isName(unit) && !isCommon(unit))) return undefined;
    return !isAlone && to - from === 1 && LETTERS.test(typed) ? "known" : "any";
  };
  const spans: NameSpan[] = units.flatMap(({ from, to, term }) =>
    term?.symbols === undefined
      ? []
      : { from, to, keys: term.symbols.map(normalizeName), accepts: "symbols" },
  );
  for (let length = Math.min(MAX_NAME_TOKENS, tokens.length); length > 0; length--) {
    for (let from = 0; from + length <= tokens.length; from++) {
      const to = from + length;
      const accepts = accepted(from, to);
      if (accepts) spans.push({ from, to, keys: toKeys(tokens.slice(from, to)), accepts });
    }
  }
  return spans;
}

/** An accession of RefSeq is an id, and its parts are no names. */
const ACCESSION = /^[NX][MPR]_\d+(\.\d+)?$/i;

/** Whether the other parts of a hyphenated word are unknown, as in `Opti-MEM`. */
const isPartOfWord = (tokens: Token[], units: Unit[], from: number, to: number): boolean =>
  units.some(
    (unit) =>
      (unit.to <= from || unit.from >= to) &&
      unit.term === undefined &&
      [from, to - 1].some((position) => tokens[position]?.chunk === tokens[unit.from]?.chunk),
  );

/** Accepts `KIT` among other words, and also `Kit` alone. */
const isTypedAsName = (typed: string, isAlone: boolean, isLoud: boolean): boolean =>
  isAlone ? /^[A-Z]/.test(typed) : !isLoud && isTypedAsSymbol(typed);

const isNoSpecies = ({ term }: Unit) => term?.species === undefined;
const isCommon = ({ lexeme }: Unit) => vocabulary.isWeak(lexeme) || vocabulary.isStop(lexeme);
/** Words may be the name of a gene if they have no term, or a term that is a name. */
const isName = ({ term }: Unit) => term === undefined || term.symbols !== undefined;

/** The letter of a species in front of a symbol, as in hTERT and mTrp53. */
const SPECIES_LETTER = /^[hm](?=[A-Z][A-Za-z\d]+$)/;

/** The letters by which a symbol says what its protein is: EGFR is the EGF receptor, and FASL the Fas ligand. */
const LAST_LETTERS: Record<string, string[]> = { receptor: ["r"], ligand: ["l", "lg"] };

function toKeys(tokens: Token[]): string[] {
  const [first] = tokens;
  const stem = tokens.slice(0, -1).map(({ word }) => word);
  const letters = stem.length > 0 ? (LAST_LETTERS[tokens.at(-1)?.word ?? ""] ?? []) : [];
  const withoutLetter = tokens.length === 1 ? first?.typed.replace(SPECIES_LETTER, "") : undefined;
  return [
    ...new Set([
      tokens.map(({ word }) => word).join(""),
      tokens.map(({ latin }) => latin).join(""),
      ...(withoutLetter ? [normalizeName(withoutLetter)] : []),
      ...letters.map((letter) => stem.join("") + letter),
    ]),
  ];
}

/** In capitals, or with a digit: `KIT`, `Sox2`. `Kit` and `set` are symbols too, but rarely meant as such. */
const SYMBOL = /^(?=.{2})[A-Z][A-Za-z-]*\d\w*$|^[A-Z][A-Z\d-]+$/;
const CAPITALS = /^[A-Z]{6,}$/;

/** Whether a word is typed like the symbol of a gene. */
export const isTypedAsSymbol = (typed: string): boolean => SYMBOL.test(typed);

/** Whether the whole query is typed in capitals, which then say nothing about symbols: `KNOCKOUT KIT`. */
const isShouted = (q: string): boolean =>
  q.split(/[^A-Za-z\d]+/).some((word) => CAPITALS.test(word)) && !/[a-z]/.test(q);
