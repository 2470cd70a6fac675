import { ContentError } from "../../../../content-files/content-folder.ts";
import { functions, type Species, structures } from "../../../design/index.ts";
import { stemOf, type Token, tokensOf } from "../words/tokens.ts";
import type { VocabularyFile } from "./vocabulary-schema.ts";

/** What the phrases of one entry of the vocabulary mean. */
export interface Term {
  /** The word that stands for all phrases in the index and in queries. */
  lexeme: string;
  /** Codes of functions, in order of preference; empty if it is no method. */
  functions: string[];
  /** Symbols of structures, in order of preference; empty if it is no delivery. */
  structures: string[];
  /** Whether the phrases name no kit without a gene. */
  forGenes?: true;
  species?: Species;
  /** Symbol of a gene that the phrases are names of. */
  symbol?: string;
}

/** A term at some words of a text, or a word without one. `from` and `to` are positions of tokens; `to` is exclusive. */
export interface Unit {
  from: number;
  to: number;
  lexeme: string;
  term?: Term;
}

/** The words that staff teach the search. */
export interface Vocabulary {
  terms: Term[];
  /** The longest terms of a text from left to right, and the words between them. */
  unitsOf(tokens: Token[]): Unit[];
  /** All lexemes of a text for the index: of every word and of every phrase, also inside of longer ones. */
  lexemesOf(text: string): string[];
  /** Whether a lexeme is dropped before results are, such as `kit`. */
  isWeak(lexeme: string): boolean;
  /** Whether a lexeme is ignored, such as `the`. */
  isStop(lexeme: string): boolean;
  /** The term that a single word is. */
  termOf(word: string): Term | undefined;
  /** A word in its standard spelling: `tumour` is `tumor`. */
  standard(word: string): string;
  /** A word of the index: the lexeme of a word in its standard spelling. */
  lexemeOf(word: string): string;
  /** Terms with a phrase that begins with these letters, in the order of the file. */
  termsWithPrefix(letters: string): Term[];
  /** The words of all phrases, which mistyped words are compared with. */
  words: Set<string>;
}

const FILE = "search-vocabulary.yaml";

/** @throws ContentError if two entries have the same phrase, or if a code is unknown */
export function createVocabulary(file: VocabularyFile): Vocabulary {
  const spellings = new Map(
    file.spellings.flatMap(([standard, ...others]) =>
      others.map((other) => [other.toLowerCase(), standard.toLowerCase()]),
    ),
  );
  const standard = (word: string) => spellings.get(word) ?? word;
  const stems = new Map([...spellings].map(([other, word]) => [stemOf(other), stemOf(word)]));
  const lexemeOf = (word: string) => stems.get(stemOf(standard(word))) ?? stemOf(standard(word));
  const byKey = new Map<string, Term>();
  const words = new Set<string>();
  let longest = 1;

  function addTerm(phrases: string[], meaning: Partial<Term>): Term {
    const tokens = phrases.map(tokensOf);
    const term = { functions: [], structures: [], ...meaning, lexeme: keyOf(tokens[0] ?? []).stems };
    for (const [i, some] of tokens.entries()) {
      const { word, stems } = keyOf(some);
      const other = byKey.get(word);
      if (other && other !== term)
        throw new ContentError(
          FILE,
          undefined,
          `"${phrases[i]}" is in two entries, also in "${other.lexeme}"`,
        );
      byKey.set(word, term);
      if (!byKey.has(stems)) byKey.set(stems, term);
      longest = Math.max(longest, some.length);
      for (const token of some) words.add(token.word);
      if (new Set(some.map(({ chunk }) => chunk)).size === 1) words.add(word);
    }
    return term;
  }
  const keyOf = (tokens: Token[]) => ({
    word: tokens.map(({ word }) => standard(word)).join(""),
    stems: tokens.map(({ word }) => lexemeOf(word)).join(""),
  });
  const termAt = (tokens: Token[], from: number, to: number): Term | undefined => {
    const { word, stems } = keyOf(tokens.slice(from, to));
    return byKey.get(word) ?? byKey.get(stems);
  };

  const terms = [
    ...[...file.methods, ...file.deliveries].map(({ phrases, ...meaning }) =>
      addTerm(phrases, checkCodes(phrases, meaning)),
    ),
    ...(["Human", "Mouse"] as const).map((species) => addTerm(file.species[species], { species })),
    ...Object.entries(file.genes).map(([symbol, phrases]) => addTerm(phrases, { symbol })),
    ...[...file.synonyms, ...file.cells].map((phrases) => addTerm(phrases, {})),
  ];
  const lexemesOfWord = (word: string) => tokensOf(word).map((token) => lexemeOf(token.word));
  const stop = new Set(file.stop.flatMap(lexemesOfWord));
  const weak = new Set(file.weak.flatMap(lexemesOfWord));
  const contradiction = file.weak.find((word) => lexemesOfWord(word).some((lexeme) => byKey.has(lexeme)));
  if (contradiction !== undefined)
    throw new ContentError(FILE, undefined, `"${contradiction}" is weak and in another entry`);

  function longestTermFrom(tokens: Token[], from: number): Unit | undefined {
    for (let to = Math.min(tokens.length, from + longest); to > from; to--) {
      const term = termAt(tokens, from, to);
      if (term) return { from, to, lexeme: term.lexeme, term };
    }
    return undefined;
  }

  return {
    terms,
    words,
    termOf: (word) => byKey.get(standard(word)) ?? byKey.get(lexemeOf(word)),
    standard,
    lexemeOf,
    termsWithPrefix: (letters) => [
      ...new Set([...byKey].flatMap(([key, term]) => (key.startsWith(letters) ? term : []))),
    ],
    isWeak: (lexeme) => weak.has(lexeme),
    isStop: (lexeme) => stop.has(lexeme),
    unitsOf(tokens) {
      const units: Unit[] = [];
      for (let from = 0; from < tokens.length; ) {
        const word = tokens[from]?.word ?? "";
        const unit = longestTermFrom(tokens, from) ?? { from, to: from + 1, lexeme: lexemeOf(word) };
        units.push(unit);
        from = unit.to;
      }
      return units;
    },
    lexemesOf(text) {
      const tokens = tokensOf(text);
      const found = new Set<string>();
      for (const [from, { word, chunk }] of tokens.entries()) {
        found.add(lexemeOf(word));
        for (let to = from + 1; to <= Math.min(tokens.length, from + longest); to++) {
          const term = termAt(tokens, from, to);
          if (term) found.add(term.lexeme);
          const isOneChunk = to > from + 1 && tokens[to - 1]?.chunk === chunk;
          if (isOneChunk) found.add(keyOf(tokens.slice(from, to)).stems);
        }
      }
      return [...found];
    },
  };
}

function checkCodes(phrases: string[], meaning: Partial<Term>): Partial<Term> {
  const { functions: fns = [], structures: symbols = [] } = meaning;
  const unknown = [
    ...fns.filter((code) => !functions.some((fn) => fn.code === code)),
    ...symbols.filter((symbol) => !structures.some((structure) => structure.symbol === symbol)),
  ];
  if (unknown.length > 0)
    throw new ContentError(FILE, undefined, `"${phrases[0]}" has the unknown code ${unknown[0]}`);
  return { ...meaning, functions: fns, structures: symbols };
}
