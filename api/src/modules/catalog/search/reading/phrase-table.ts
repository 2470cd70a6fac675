import type { Species } from "../../../design/index.ts";
import { type Token, tokenize, toStem } from "./tokens.ts";
import { type VocabularyFile, vocabularyError } from "./vocabulary-file.ts";

/** The meaning of the phrases of one entry of the vocabulary. */
export interface Term {
  /** The word that stands for all phrases in the index and in queries. */
  lexeme: string;
  /** Codes of functions, in order of preference; empty if it is no method. */
  functions: string[];
  /** Symbols of structures, in order of preference; empty if it is no delivery. */
  structures: string[];
  /** True if the phrases do not name kits without a gene. */
  forGenes?: true;
  species?: Species;
  /** Symbols of the genes that the phrases are names of, the one that is meant most often first. */
  symbols?: string[];
}

/** How words are spelled: in the standard spelling of a group, and as words of the index. */
export function createSpelling(groups: VocabularyFile["spellings"]) {
  const standards = new Map(
    groups.flatMap(([word, ...others]) => others.map((other) => [other.toLowerCase(), word.toLowerCase()])),
  );
  const stems = new Map([...standards].map(([other, word]) => [toStem(other), toStem(word)]));
  /** A word in its standard spelling: `tumour` is `tumor`. */
  const standard = (word: string): string => standards.get(word) ?? word;
  /** A word of the index: the lexeme of a word in its standard spelling. */
  const toLexeme = (word: string): string => stems.get(toStem(standard(word))) ?? toStem(standard(word));
  return { standard, toLexeme };
}

type Words = readonly Pick<Token, "word">[];

/** The terms of the vocabulary by their phrases. A phrase is found hyphenated, as one word, as several, and inflected. */
export function createPhraseTable({ standard, toLexeme }: ReturnType<typeof createSpelling>) {
  const byKey = new Map<string, Term>();
  const words = new Set<string>();
  let longest = 1;
  const toKey = (tokens: Words) => tokens.map(({ word }) => standard(word)).join("");
  const toStemKey = (tokens: Words) => tokens.map(({ word }) => toLexeme(word)).join("");

  function addPhrase(phrase: string, term: Term): void {
    const tokens = tokenize(phrase);
    const key = toKey(tokens);
    const other = byKey.get(key);
    if (other && other !== term)
      throw vocabularyError(`"${phrase}" is in two entries, also in "${other.lexeme}"`);
    byKey.set(key, term);
    if (!byKey.has(toStemKey(tokens))) byKey.set(toStemKey(tokens), term);
    longest = Math.max(longest, tokens.length);
    for (const { word } of tokens) words.add(word);
    if (new Set(tokens.map(({ chunk }) => chunk)).size === 1) words.add(key);
  }

  return {
    /** The words of all phrases, and hyphenated phrases as one word. */
    words,
    toStemKey,
    add(phrases: string[], meaning: Partial<Term>): Term {
      const lexeme = toStemKey(tokenize(phrases[0] ?? ""));
      const term = { functions: [], structures: [], ...meaning, lexeme };
      for (const phrase of phrases) addPhrase(phrase, term);
      return term;
    },
    find: (tokens: Words): Term | undefined => byKey.get(toKey(tokens)) ?? byKey.get(toStemKey(tokens)),
    /** The terms with a phrase that begins with these letters, in the order of the file. */
    findByPrefix: (letters: string): Term[] => [
      ...new Set([...byKey].flatMap(([key, term]) => (key.startsWith(letters) ? term : []))),
    ],
    /** The ends of the runs of tokens from a position that can be a phrase, longer ones first. */
    endsFrom: (tokens: Words, from: number): number[] => {
      const last = Math.min(tokens.length, from + longest);
      return Array.from({ length: last - from }, (_, i) => last - i);
    },
  };
}
