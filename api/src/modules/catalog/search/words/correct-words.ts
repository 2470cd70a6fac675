import { sql } from "drizzle-orm";
import { rowsOf, type Tx } from "../../../../db/database.ts";
import { isApprovedSymbol } from "../../genes/approved-symbols.ts";
import { keyStartsWith } from "../../genes/search/gene-name-sql.ts";
import { isDamerauDistanceOne } from "./damerau-distance-one.ts";

const MIN_WORD_LENGTH = 4;

interface GeneName {
  key: string;
  rank: number;
}

/** Corrects words that look like mistyped gene names; `undefined` if there is nothing to correct. */
export async function correctWords(tx: Tx, words: string[]): Promise<string[] | undefined> {
  const corrected: string[] = [];
  for (const word of words) corrected.push((await correctWord(tx, word)) ?? word);
  return corrected.some((word, i) => word !== words[i]) ? corrected : undefined;
}

/**
 * Finds a symbol, or else an alias, at a Damerau-Levenshtein distance of one. Assumes that the first letter is correct,
 * which limits the search to a range of the index. The symbol of a gene that is not sold is no mistake.
 */
async function correctWord(tx: Tx, word: string): Promise<string | undefined> {
  if (word.length < MIN_WORD_LENGTH || isApprovedSymbol(word)) return undefined;
  const candidates = await rowsOf<GeneName>(
    tx,
    sql`select distinct key, rank from gene_names
      where source = 'content' and species in ('Human', 'Mouse') and ${keyStartsWith(word.slice(0, 1))}
        and length(key) between ${word.length - 1} and ${word.length + 1}
      order by rank, key`,
  );
  if (candidates.some(({ key }) => key === word)) return undefined;
  return candidates.find(({ key }) => isDamerauDistanceOne(word, key))?.key;
}
