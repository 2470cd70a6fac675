import { z } from "zod";
import { ContentError } from "../../../../content-files/content-folder.ts";
import { readYaml } from "../../../../content-files/read-yaml.ts";
import { functions, type Species, structures } from "../../../design/index.ts";
import { type Token, tokenize, toStem } from "./tokens.ts";

const Phrase = z.string().min(1);
const Phrases = z.array(Phrase).min(1);

/** Codes of functions and symbols of structures, in order of preference. */
const Meaning = {
  functions: z.array(z.string()).optional(),
  structures: z.array(z.string()).optional(),
  forGenes: z.literal(true).optional(),
};

/** `search-vocabulary.yaml`, which describes its keys. */
export const VocabularyFile = z.strictObject({
  methods: z.array(z.strictObject({ phrases: Phrases, ...Meaning })),
  deliveries: z.array(z.strictObject({ phrases: Phrases, ...Meaning })),
  species: z.strictObject({ Human: Phrases, Mouse: Phrases }),
  genes: z.record(z.string(), Phrases),
  synonyms: z.array(z.array(Phrase).min(2)),
  cells: z.array(Phrases),
  spellings: z.array(z.tuple([Phrase, Phrase]).rest(Phrase)),
  weak: Phrases,
  stop: Phrases,
});
export type VocabularyFile = z.infer<typeof VocabularyFile>;

/** `search-keywords.yaml`: phrases by catalog number, SKU of a service or stock item, or address of a page. */
export const KeywordsFile = z.record(z.string(), Phrases);

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

/** The vocabulary of the search, which staff maintain. */
interface Vocabulary {
  terms: Term[];
  /** The longest terms of a text from left to right, and the words between them. */
  findUnits(tokens: Token[]): Unit[];
  /** All lexemes of a text for the index: of every word and of every phrase, also inside of longer ones. */
  toLexemes(text: string): string[];
  /** Whether a lexeme is dropped before results are, such as `kit`. */
  isWeak(lexeme: string): boolean;
  /** Whether a lexeme is ignored, such as `the`. */
  isStop(lexeme: string): boolean;
  /** The term of a single word. */
  findTerm(word: string): Term | undefined;
  /** A word in its standard spelling: `tumour` is `tumor`. */
  standard(word: string): string;
  /** A word of the index: the lexeme of a word in its standard spelling. */
  toLexeme(word: string): string;
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
  const stems = new Map([...spellings].map(([other, word]) => [toStem(other), toStem(word)]));
  const toLexeme = (word: string) => stems.get(toStem(standard(word))) ?? toStem(standard(word));
  const byKey = new Map<string, Term>();
  const words = new Set<string>();
  let longest = 1;

  function addTerm(phrases: string[], meaning: Partial<Term>): Term {
    const tokens = phrases.map(tokenize);
    const term = { functions: [], structures: [], ...meaning, lexeme: toKey(tokens[0] ?? []).stems };
    for (const [i, some] of tokens.entries()) {
      const { word, stems } = toKey(some);
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
  const toKey = (tokens: Token[]) => ({
    word: tokens.map(({ word }) => standard(word)).join(""),
    stems: tokens.map(({ word }) => toLexeme(word)).join(""),
  });
  const termAt = (tokens: Token[], from: number, to: number): Term | undefined => {
    const { word, stems } = toKey(tokens.slice(from, to));
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
  const toWordLexemes = (word: string) => tokenize(word).map((token) => toLexeme(token.word));
  const stop = new Set(file.stop.flatMap(toWordLexemes));
  const weak = new Set(file.weak.flatMap(toWordLexemes));
  const contradiction = file.weak.find((word) => toWordLexemes(word).some((lexeme) => byKey.has(lexeme)));
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
    findTerm: (word) => byKey.get(standard(word)) ?? byKey.get(toLexeme(word)),
    standard,
    toLexeme,
    termsWithPrefix: (letters) => [
      ...new Set([...byKey].flatMap(([key, term]) => (key.startsWith(letters) ? term : []))),
    ],
    isWeak: (lexeme) => weak.has(lexeme),
    isStop: (lexeme) => stop.has(lexeme),
    findUnits(tokens) {
      const units: Unit[] = [];
      for (let from = 0; from < tokens.length; ) {
        const word = tokens[from]?.word ?? "";
        const unit = longestTermFrom(tokens, from) ?? { from, to: from + 1, lexeme: toLexeme(word) };
        units.push(unit);
        from = unit.to;
      }
      return units;
    },
    toLexemes(text) {
      const tokens = tokenize(text);
      const found = new Set<string>();
      for (const [from, { word, chunk }] of tokens.entries()) {
        found.add(toLexeme(word));
        for (let to = from + 1; to <= Math.min(tokens.length, from + longest); to++) {
          const term = termAt(tokens, from, to);
          if (term) found.add(term.lexeme);
          const isOneChunk = to > from + 1 && tokens[to - 1]?.chunk === chunk;
          if (isOneChunk) found.add(toKey(tokens.slice(from, to)).stems);
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

/** The vocabulary of the content folder. A mistake in it stops the API at startup with a ContentError. */
export const vocabulary = createVocabulary(readYaml("search-vocabulary.yaml", VocabularyFile));
