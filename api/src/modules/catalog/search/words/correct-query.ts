import { sql } from "drizzle-orm";
import { queryRows, type Tx } from "../../../../db/database.ts";
import { isApprovedSymbol } from "../../genes/approved-symbols.ts";
import { normalizeName } from "../../genes/normalize-name.ts";
import { HIGHEST_CHARACTER } from "../../genes/search/gene-name-sql.ts";
import { keywordWords } from "../entries/search-keywords.ts";
import { isWithinEdits } from "./edit-distance.ts";
import { vocabulary } from "./vocabulary.ts";

const MIN_NAME_LENGTH = 4;
const MIN_WORD_LENGTH = 5;
/** Longer words may have two mistakes. */
const LONG_WORD = 10;
const knownWords = [...new Set([...vocabulary.words, ...keywordWords])].filter(
  (word) => word.length >= MIN_WORD_LENGTH,
);

interface GeneName {
  key: string;
  name: string;
  rank: number;
}

/**
 * The query with mistyped words corrected, names of genes in their own case; `undefined` if there is nothing to correct.
 * @param unknown the words that neither the index nor a gene has, as they were typed
 */
export async function correctQuery(tx: Tx, q: string, unknown: string[]): Promise<string | undefined> {
  const mistyped = unknown.filter((word) => !isApprovedSymbol(word));
  if (mistyped.length === 0) return undefined;
  const names = await similarNames(tx, mistyped.map(normalizeName), 1);
  let corrected = q;
  for (const typed of mistyped) {
    const meant = correctWord(normalizeName(typed), names);
    if (meant !== undefined) corrected = corrected.replace(typed, () => meant);
  }
  return corrected === q ? undefined : corrected;
}

/** Words with digits are names of genes first, others words of the vocabulary. */
function correctWord(word: string, names: GeneName[]): string | undefined {
  const name = () => similarName(word, names);
  return /\d/.test(word) ? name() : (similarWord(word) ?? name());
}

const similarWord = (word: string): string | undefined => {
  if (word.length < MIN_WORD_LENGTH) return undefined;
  const max = word.length >= LONG_WORD ? 2 : 1;
  const isMeant = (edits: number) => (known: string) =>
    known[0] === word[0] && isWithinEdits(word, known, edits);
  return knownWords.find(isMeant(1)) ?? knownWords.find(isMeant(max));
};

const similarName = (word: string, names: GeneName[]): string | undefined =>
  word.length < MIN_NAME_LENGTH
    ? undefined
    : names.find((name) => isLikely(word, name) && isWithinEdits(word, name.key, 1))?.name;

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
  return similarName(key, await similarNames(tx, [key], 0));
}

/**
 * The names in the content file of about the length of each word, symbols first. Assumes that the first letter is correct,
 * which limits the search to a range of the index `gene_names_content`.
 * @param maxRank 0 for symbols only
 */
const similarNames = (tx: Tx, words: string[], maxRank: number) =>
  queryRows<GeneName>(
    tx,
    sql`select distinct key, name, rank
      from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) word join gene_names
        on source = 'content' and key >= left(word, 1) and key < left(word, 1) || ${HIGHEST_CHARACTER}
        and length(key) between length(word) - 1 and length(word) + 1 and rank <= ${maxRank}
      order by rank, key, name`,
  );
