import { sql } from "drizzle-orm";
import { rowsOf, type Tx } from "../../../../db/database.ts";
import { isOneSlipAway } from "./damerau-distance-one.ts";

const SHORTEST = 4;
const LAST = "\u{10FFFF}";

interface GeneName {
  key: string;
  rank: number;
}

/** The words with each mistyped gene name put right; `undefined` where there is nothing to put right. */
export async function correctWords(tx: Tx, words: string[]): Promise<string[] | undefined> {
  const corrected: string[] = [];
  for (const word of words) corrected.push((await correctWord(tx, word)) ?? word);
  return corrected.some((word, i) => word !== words[i]) ? corrected : undefined;
}

/** A gene's symbol, else an alias, that one slip makes of this word; the first letter is taken to be right. */
async function correctWord(tx: Tx, word: string): Promise<string | undefined> {
  if (word.length < SHORTEST) return undefined;
  const first = word.slice(0, 1);
  const near = await rowsOf<GeneName>(
    tx,
    sql`select distinct key, rank from gene_names
      where source = 'content' and species in ('Human', 'Mouse') and key >= ${first} and key < ${first + LAST}
        and length(key) between ${word.length - 1} and ${word.length + 1}
      order by rank, key`,
  );
  if (near.some(({ key }) => key === word)) return undefined;
  return near.find(({ key }) => isOneSlipAway(word, key))?.key;
}
