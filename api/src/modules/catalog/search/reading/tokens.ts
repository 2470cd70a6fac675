import { stemmer } from "stemmer";
import { spellGreekLetters, toLatinLetters } from "../../genes/normalize-name.ts";

/** A word of a text, in lower case and with Greek letters spelled out. */
export interface Token {
  word: string;
  /** With Greek letters as Latin ones, as symbols of genes write them: `il1b` beside `il1beta`. */
  latin: string;
  /** The part of the text between spaces that the word is from, as it was typed, and the number of this part. */
  typed: string;
  chunk: number;
}

/** A number and its unit are one word: `1 kb` is `1kb`. */
const UNITS = /(\d)\s+(kb|bp|kda|ml|ul|ug|mg|rxn|nt|aa)\b/gi;
const MICRO = /[µμ](?=[lgm]\b)/gi;
const MIN_STEMMED = 4;

/** Step 1: the words of a text in its order; parts of a hyphenated word are words: "TP53 knock-out" has three. */
export const tokenize = (text: string): Token[] =>
  text
    .normalize("NFKC")
    .replace(MICRO, "u")
    .replace(UNITS, "$1$2")
    .split(/\s+/)
    .flatMap((typed, chunk) => {
      const words = splitWords(spellGreekLetters(typed));
      const latin = splitWords(toLatinLetters(typed));
      return words.map((word, i) => ({ word, latin: latin[i] ?? word, typed, chunk }));
    });

/** Words in lower case, without punctuation and accents. */
const splitWords = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** A word without its inflection: `titers` is `titer`. Short words, and words with digits, stay as they are. */
export const toStem = (word: string): string =>
  word.length < MIN_STEMMED || /[^a-z]/.test(word) ? word : stemmer(word);

/** The search words of a SKU: its parts, and its endings from each part on without hyphens. */
export function skuWords(sku: string): string[] {
  const parts = splitWords(sku);
  return [...parts, ...parts.map((_, i) => parts.slice(i).join(""))];
}
