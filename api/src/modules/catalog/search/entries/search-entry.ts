import { normalizeName } from "../../genes/normalize-name.ts";
import { tokenize } from "../reading/tokens.ts";
import { type Phrase, vocabulary } from "../reading/vocabulary.ts";
import type { searchEntries } from "./search-entry.table.ts";

/** An entry of the search index, without its position. The table describes its columns. */
export type SearchEntry = Required<Omit<typeof searchEntries.$inferInsert, "id" | "position" | "words">> & {
  words: WeightedWords;
};

/** The categories of results other than designs, in display order. */
export const RESULT_CATEGORIES = ["Lab supplies", "Stock", "Services", "Pages"] as const;

/** Words of an entry by the weights of tsvector: A of the name, B keywords, C of the description, D of the text. */
type WeightedWords = Partial<Record<"A" | "B" | "C" | "D", string[]>>;

type EntryValues = Pick<SearchEntry, "kind" | "sku" | "name" | "url" | "category" | "words"> &
  Partial<SearchEntry>;

/** An entry with the keys that follow from its number and name; without price, function and structure unless it has them. */
export const toEntry = (entry: EntryValues): SearchEntry => ({
  skuKey: normalizeName(entry.sku),
  nameKey: toPhraseKey(vocabulary.findPhrases(tokenize(entry.name))),
  summary: null,
  priceCents: null,
  priceVaries: false,
  inStock: false,
  functionName: null,
  structureName: null,
  ...entry,
});

/** The words of a text besides weak ones: a query with the words of a name asks for its entry. */
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
