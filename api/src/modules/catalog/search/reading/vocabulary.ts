import { functions, structures } from "../../../design/index.ts";
import { createPhraseTable, createSpelling, type Term } from "./phrase-table.ts";
import { type Token, tokenize } from "./tokens.ts";
import { readVocabulary, type VocabularyFile, vocabularyError } from "./vocabulary-file.ts";

/**
 * A phrase of the vocabulary in a text, or a word that is in none: "TP53 | knock-out | lentivirus" are three. `from` and `to`
 * are positions of tokens; `to` is exclusive.
 */
export interface Phrase {
  from: number;
  to: number;
  lexeme: string;
  term?: Term;
}

/**
 * The vocabulary of the search, which staff maintain.
 * @throws ContentError if two entries have the same phrase, or if a code is unknown
 */
export function createVocabulary(file: VocabularyFile) {
  const { standard, toLexeme } = createSpelling(file.spellings);
  const phrases = createPhraseTable({ standard, toLexeme });
  const terms = [
    ...[...file.methods, ...file.deliveries].map((entry) =>
      phrases.add(entry.phrases, checkedMeaning(entry)),
    ),
    ...(["Human", "Mouse"] as const).map((species) => phrases.add(file.species[species], { species })),
    ...Object.entries(file.genes).map(([symbol, names]) => phrases.add(names, { symbols: [symbol] })),
    ...file.families.map(({ phrases: names, symbols }) => phrases.add(names, { symbols })),
    ...[...file.synonyms, ...file.cells].map((names) => phrases.add(names, {})),
  ];
  /** The term of a single word. */
  const findTerm = (word: string): Term | undefined => phrases.find([{ word }]);
  const toWordLexemes = (text: string) => tokenize(text).map(({ word }) => toLexeme(word));
  const stop = new Set(file.stop.flatMap(toWordLexemes));
  const weak = new Set(file.weak.flatMap(toWordLexemes));
  const contradiction = file.weak.find((word) => toWordLexemes(word).some(findTerm));
  if (contradiction !== undefined) throw vocabularyError(`"${contradiction}" is weak and in another entry`);

  function phraseAt(tokens: Token[], from: number): Phrase {
    for (const to of phrases.endsFrom(tokens, from)) {
      const term = phrases.find(tokens.slice(from, to));
      if (term) return { from, to, lexeme: term.lexeme, term };
    }
    return { from, to: from + 1, lexeme: toLexeme(tokens[from]?.word ?? "") };
  }

  return {
    terms,
    words: phrases.words,
    findTerm,
    standard,
    toLexeme,
    termsWithPrefix: phrases.findByPrefix,
    /** Whether a lexeme is dropped before results are, such as `kit`. */
    isWeak: (lexeme: string): boolean => weak.has(lexeme),
    /** Whether a lexeme is ignored, such as `the`. */
    isStop: (lexeme: string): boolean => stop.has(lexeme),
    /** Step 2: the longest phrases from left to right: "knock-out mice" is `knockout` and `mous`. */
    findPhrases(tokens: Token[]): Phrase[] {
      const found: Phrase[] = [];
      for (let from = 0; from < tokens.length; from = found.at(-1)?.to ?? 0)
        found.push(phraseAt(tokens, from));
      return found;
    },
    /** All lexemes of a text for the index: of every word and of every phrase, also inside of longer ones. */
    toLexemes(text: string): string[] {
      const tokens = tokenize(text);
      const lexemes = tokens.flatMap(({ word, chunk }, from) => [
        toLexeme(word),
        ...phrases.endsFrom(tokens, from).flatMap((to) => {
          const run = tokens.slice(from, to);
          const term = phrases.find(run);
          const isHyphenated = run.length > 1 && run.at(-1)?.chunk === chunk;
          return [...(term ? [term.lexeme] : []), ...(isHyphenated ? [phrases.toStemKey(run)] : [])];
        }),
      ]);
      return [...new Set(lexemes)];
    },
  };
}

/** The codes of an entry. @throws ContentError if one is unknown */
function checkedMeaning({ phrases, ...meaning }: VocabularyFile["methods"][number]): Partial<Term> {
  const { functions: fns = [], structures: symbols = [] } = meaning;
  const unknown = [
    ...fns.filter((code) => !functions.some((fn) => fn.code === code)),
    ...symbols.filter((symbol) => !structures.some((structure) => structure.symbol === symbol)),
  ];
  if (unknown.length > 0) throw vocabularyError(`"${phrases[0]}" has the unknown code ${unknown[0]}`);
  return { ...meaning, functions: fns, structures: symbols };
}

/** The vocabulary of the content folder. A mistake in it stops the API at startup with a ContentError. */
export const vocabulary = createVocabulary(readVocabulary());
