import { sql } from "drizzle-orm";
import { queryRows, type Tx } from "../../../db/database.ts";
import { isApprovedSymbol } from "../genes/approved-symbols.ts";
import { normalizeName } from "../genes/normalize-name.ts";
import { isWithinEdits } from "./edit-distance.ts";
import { keywordWords } from "./entries/search-keywords.ts";
import { vocabulary } from "./reading/vocabulary.ts";

const MIN_NAME_LENGTH = 4;
const SYMBOL_KEY = /^[a-z\d]{1,12}$/;
/** The words to correct, and of these the ones to compare with all names of genes: each has some hundred spellings. */
const MAX_WORDS = 6;
const MAX_NAMES = 2;
const MIN_WORD_LENGTH = 5;
/** Longer words may have two mistakes. */
const LONG_WORD = 9;
const knownWords = [...new Set([...vocabulary.words, ...keywordWords])].filter(
  (word) => word.length >= MIN_WORD_LENGTH,
);

interface GeneName {
  key: string;
  name: string;
  rank: number;
  isContent: boolean;
}

/**
 * The query with mistyped words corrected, names of genes in their own case; `undefined` if there is nothing to correct.
 * @param unknown the words that neither the index nor a gene has, as they were typed
 */
export async function correctQuery(tx: Tx, q: string, unknown: string[]): Promise<string | undefined> {
  const typed = [...new Set(unknown)].slice(0, MAX_WORDS);
  const mistyped = typed.filter((word) => !isApprovedSymbol(word)).map(readMistyped);
  const others = mistyped.filter(({ word }) => word === undefined).slice(0, MAX_NAMES);
  const names = await similarNames(
    tx,
    others.map(({ key }) => key),
  );
  let corrected = q;
  for (const { typed, key, word } of mistyped) {
    const meant = word ?? similarName(key, names);
    if (meant !== undefined) corrected = corrected.replaceAll(typed, () => meant);
  }
  return corrected === q ? undefined : corrected;
}

/** Words with digits are names of genes, others words of the vocabulary first. */
function readMistyped(typed: string) {
  const key = normalizeName(typed);
  return { typed, key, word: /\d/.test(key) ? undefined : similarWord(key) };
}

const similarWord = (word: string): string | undefined => {
  if (word.length < MIN_WORD_LENGTH) return undefined;
  const max = word.length >= LONG_WORD ? 2 : 1;
  const isMeant = (edits: number) => (known: string) =>
    known[0] === word[0] && isWithinEdits(word, known, edits);
  return knownWords.find(isMeant(1)) ?? knownWords.find(isMeant(max));
};

const similarName = (word: string, names: GeneName[]): string | undefined => {
  const likely = names.filter((name) => isLikely(word, name) && isWithinEdits(word, name.key, 1));
  const [first] = likely;
  // Among all genes several may be meant: then none is.
  return first?.isContent || likely.length === 1 ? first?.name : undefined;
};

/**
 * A word without a digit may be any word: only symbols are similar to it. Another digit makes another gene: CD45 is not a
 * misspelled CD44.
 */
const isLikely = (word: string, { key, rank }: GeneName): boolean =>
  key !== word &&
  key.length >= MIN_NAME_LENGTH &&
  (rank === 0 || /\d/.test(word)) &&
  sortDigits(word) === sortDigits(key);

const sortDigits = (word: string): string => word.replace(/\D/g, "").split("").sort().join("");

/** The symbol of another gene of the content file that differs in one letter from an alias, which may be a mistake. */
export async function similarSymbol(tx: Tx, alias: string): Promise<string | undefined> {
  const key = normalizeName(alias);
  const names = await similarNames(tx, [key]);
  return similarName(
    key,
    names.filter(({ isContent, rank }) => isContent && rank === 0),
  );
}

/**
 * The symbols of proteins, and the aliases in the content file, that differ from a word in one letter or in the order of two
 * characters; those of the content file first, then symbols, human before mouse. All spellings are looked up in the index, so
 * that the costs depend on the length of the word and not on the number of genes.
 */
function similarNames(tx: Tx, words: string[]): Promise<GeneName[]> {
  const keys = words.filter((word) => SYMBOL_KEY.test(word)).flatMap(toSpellings);
  if (keys.length === 0) return Promise.resolve([]);
  return queryRows<GeneName>(
    tx,
    sql`select key, min(name) as name, min(rank) as rank, bool_or(source = 'content') as "isContent"
      from gene_names n
      where species in ('Human', 'Mouse') and key = any(${`{${keys.join(",")}}`}::text[]) and (source = 'content' or (rank = 0
        and exists (select from genes g where g.number = n.gene_number and g.target_class = 'protein_coding')))
      group by key order by 4 desc, 3, min(species), key`,
  );
}

/** Without those with another first letter, which is rarely wrong. */
function toSpellings(word: string): string[] {
  const cuts = Array.from(word, (_, i) => [word.slice(0, i), word.slice(i)] as const).slice(1);
  return [
    ...cuts.map(([before, after]) => before + after.slice(1)),
    ...cuts.map(([before, after]) => before + (after[1] ?? "") + (after[0] ?? "") + after.slice(2)),
    ...cuts.flatMap(([before, after]) =>
      LETTERS.flatMap((letter) => [before + letter + after.slice(1), before + letter + after]),
    ),
    ...LETTERS.map((letter) => word + letter),
  ];
}
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
