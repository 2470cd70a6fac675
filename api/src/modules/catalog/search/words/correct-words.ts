import { sql } from "drizzle-orm";
import { rowsOf, type Tx } from "../../../../db/database.ts";
import { isApprovedSymbol } from "../../genes/approved-symbols.ts";
import { HIGHEST_CHARACTER } from "../../genes/search/gene-name-sql.ts";
import { isDamerauDistanceOne } from "./damerau-distance-one.ts";

const MIN_WORD_LENGTH = 4;

interface GeneName {
  word: string;
  key: string;
}

/** Corrects words that look like mistyped gene names; `undefined` if there is nothing to correct. */
export async function correctWords(tx: Tx, words: string[]): Promise<string[] | undefined> {
  const mistyped = words.filter((word) => word.length >= MIN_WORD_LENGTH && !isApprovedSymbol(word));
  if (mistyped.length === 0) return undefined;
  const names = Map.groupBy(await similarNames(tx, mistyped), ({ word }) => word);
  const corrected = words.map((word) => correctWord(word, names.get(word) ?? []) ?? word);
  return corrected.some((word, i) => word !== words[i]) ? corrected : undefined;
}

/**
 * Finds a symbol, or else an alias, at a Damerau-Levenshtein distance of one. The symbol of a gene that is not sold is no
 * mistake.
 */
function correctWord(word: string, candidates: GeneName[]): string | undefined {
  if (candidates.some(({ key }) => key === word)) return undefined;
  return candidates.find(({ key }) => isDamerauDistanceOne(word, key))?.key;
}

/**
 * The names in the content file of about the length of each word, symbols first. Assumes that the first letter is correct,
 * which limits the search to a range of the index `gene_names_content`.
 */
const similarNames = (tx: Tx, words: string[]) =>
  rowsOf<GeneName>(
    tx,
    sql`select distinct word, key, rank
      from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) word join gene_names
        on source = 'content' and key >= left(word, 1) and key < left(word, 1) || ${HIGHEST_CHARACTER}
        and length(key) between length(word) - 1 and length(word) + 1
      order by rank, key`,
  );
