import { type SQL, sql } from "drizzle-orm";

/** Ranking and counting look at this many matches at most; the content files of a store make some thousand. */
const CANDIDATES = 10_000;

/** The matches with their place: 0 that SKU, 1 that symbol, 2 that alias, 3 all of the words. */
export function rankedIds(key: string, words: string[]): SQL {
  return sql`select id, min(place) as place from (
    (select id, 0 as place from search_entries where sku_key = ${key})
    union all
    (select e.id, 1 + n.rank from gene_names n join search_entries e on e.gene_number = n.gene_number
      where n.species in ('Human', 'Mouse') and n.key = ${key})
    union all
    (select id, 3 from search_entries where words @@ ${wordsQuery(key, words)} limit ${CANDIDATES})
  ) candidates group by id`;
}

/** All words, each begun at least; or the whole of what was typed as one, as `KO-LA` and `KOLA` are. */
export function wordsQuery(key: string, words: string[]): SQL {
  const prefixes = words.map((word) => `'${word}':*`).join(" & ");
  return sql`${`(${prefixes}) | '${key}':*`}::tsquery`;
}
