import type { SearchResultKind } from "@ligate/contract/search/schemas";
import { tokenize } from "../reading/tokens.ts";
import { type Phrase, vocabulary } from "../reading/vocabulary.ts";

/** An entry of the search index, without its position. */
export interface SearchEntry {
  kind: SearchResultKind;
  sku: string;
  /** The SKU in lower case without hyphens; of a page its address. */
  skuKey: string;
  name: string;
  nameKey: string;
  url: string;
  summary: string | null;
  priceCents: number | null;
  priceVaries: boolean;
  inStock: boolean;
  category: string;
  functionName: string | null;
  structureName: string | null;
  words: WeightedWords;
}

/** The categories of results other than designs, in display order. */
export const RESULT_CATEGORIES = ["Lab supplies", "Stock", "Services", "Pages"] as const;

/** Words of an entry by the weights of tsvector: A of the name, B keywords, C of the description, D of the text. */
type WeightedWords = Partial<Record<"A" | "B" | "C" | "D", string[]>>;

/** The words that make up a name besides weak ones: a query with the same words asks for this entry. */
export const toNameKey = (name: string): string => toPhraseKey(vocabulary.findPhrases(tokenize(name)));

export const toPhraseKey = (phrases: Phrase[]): string =>
  [...new Set(phrases.map(({ lexeme }) => lexeme))]
    .filter((lexeme) => !vocabulary.isWeak(lexeme) && !vocabulary.isStop(lexeme))
    .sort()
    .join(" ");

/** The lexemes of texts. */
export const toLexemes = (...texts: string[]): string[] =>
  texts.flatMap((text) => vocabulary.toLexemes(text));

/** Words as a literal of type tsvector, each with its best weight. */
export function toVector(words: WeightedWords): string {
  const best = new Map<string, string>();
  for (const weight of ["A", "B", "C", "D"] as const) {
    for (const word of words[weight] ?? []) {
      if (!best.has(word)) best.set(word, weight);
    }
  }
  return [...best].map(([word, weight]) => `'${word}':1${weight}`).join(" ");
}

const TAG = /<[^>]*>/g;
const ENTITY = /&#?\w+;/g;

/** The words of sanitized HTML. */
export const stripTags = (html: string): string => html.replace(TAG, " ").replace(ENTITY, " ");
