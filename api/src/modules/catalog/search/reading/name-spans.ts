import { normalizeName } from "../../genes/normalize-name.ts";
import { isCommon, isSpecies, mayNameGene } from "./phrases.ts";
import type { Token } from "./tokens.ts";
import type { Phrase } from "./vocabulary.ts";

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
 * Step 4: the spans of a query that may be names of genes, longer ones first: of "mouse TP53 knock-out" the span of "TP53" with
 * the key `tp53`.
 * @param phrases all phrases, also those that are ignored
 */
export function findNameSpans(q: string, tokens: Token[], phrases: Phrase[]): NameSpan[] {
  const ofVocabulary: NameSpan[] = phrases.flatMap(({ from, to, term }) =>
    term?.symbols === undefined
      ? []
      : { from, to, keys: term.symbols.map(normalizeName), accepts: "symbols" },
  );
  const getAccepted = namesAccepted(q, tokens, phrases);
  const lengths = Array.from({ length: Math.min(MAX_NAME_TOKENS, tokens.length) }, (_, i) => i + 1).reverse();
  const typed = lengths.flatMap((length) =>
    Array.from({ length: tokens.length - length + 1 }, (_, from) => ({ from, to: from + length })),
  );
  return [
    ...ofVocabulary,
    ...typed.flatMap(({ from, to }) => {
      const accepts = getAccepted(from, to);
      return accepts ? { from, to, keys: toKeys(tokens.slice(from, to)), accepts } : [];
    }),
  ];
}

/**
 * Returns a function that decides which names a span may be. Words of the vocabulary are excluded. An ordinary word among others
 * is rarely meant as the alias of a gene, as in "how to read a map"; a weak word is a name only if it is typed as a symbol.
 */
function namesAccepted(q: string, tokens: Token[], phrases: Phrase[]) {
  const others = phrases.filter((phrase) => !isSpecies(phrase));
  const isAlone = new Set(others.map(({ from }) => tokens[from]?.chunk)).size === 1;
  const isLoud = isShouted(q);
  return (from: number, to: number): NameSpan["accepts"] | undefined => {
    const inside = phrases.filter((phrase) => phrase.from < to && phrase.to > from);
    const typed = tokens[from]?.typed ?? "";
    // KIT, the gene.
    if (inside.length === 1 && inside.every(isCommon))
      return isTypedAsName(typed, isAlone, isLoud) ? "symbols" : undefined;
    if (ACCESSION.test(typed)) return undefined;
    // II of "collagen II".
    const length = tokens.slice(from, to).reduce((sum, { word }) => sum + word.length, 0);
    if (!isAlone && length < MIN_ALIAS_LENGTH) return length > 1 ? "symbols" : undefined;
    // MEM of "Opti-MEM".
    if (isPartOfWord(tokens, phrases, from, to)) return "symbols";
    // "IL-6", even if a part of it is a phrase.
    const isOneChunk = tokens[from]?.chunk === tokens[to - 1]?.chunk;
    if (isOneChunk && inside.length > 1) return "any";
    if (!inside.every((phrase) => mayNameGene(phrase) && !isCommon(phrase))) return undefined;
    // "map" among other words.
    return !isAlone && to - from === 1 && LETTERS.test(typed) ? "known" : "any";
  };
}

/** An accession of RefSeq is an id, and its parts are no names: NM_000546. */
const ACCESSION = /^[NX][MPR]_\d+(\.\d+)?$/i;

/** Whether the other parts of a hyphenated word are unknown, as in `Opti-MEM`. */
const isPartOfWord = (tokens: Token[], phrases: Phrase[], from: number, to: number): boolean =>
  phrases.some(
    (phrase) =>
      (phrase.to <= from || phrase.from >= to) &&
      phrase.term === undefined &&
      [from, to - 1].some((position) => tokens[position]?.chunk === tokens[phrase.from]?.chunk),
  );

/** Accepts `KIT` among other words, and also `Kit` alone. */
const isTypedAsName = (typed: string, isAlone: boolean, isLoud: boolean): boolean =>
  isAlone ? /^[A-Z]/.test(typed) : !isLoud && isTypedAsSymbol(typed);

/** The letter of a species in front of a symbol, as in hTERT and mTrp53. */
const SPECIES_LETTER = /^[hm](?=[A-Z][A-Za-z\d]+$)/;

/** The letters by which a symbol says what its protein is: EGFR is the EGF receptor, and FASL the Fas ligand. */
const LAST_LETTERS = new Map([
  ["receptor", ["r"]],
  ["ligand", ["l", "lg"]],
]);

function toKeys(tokens: Token[]): string[] {
  const [first] = tokens;
  const stem = tokens.slice(0, -1).map(({ word }) => word);
  const letters = stem.length > 0 ? (LAST_LETTERS.get(tokens.at(-1)?.word ?? "") ?? []) : [];
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
