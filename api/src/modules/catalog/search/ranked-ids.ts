import { type SQL, sql } from "drizzle-orm";

/** The maximum number of word matches to rank and count. The content files produce some thousand entries. */
const MAX_CANDIDATES = 10_000;

/** Matching entries with their tier: 0 exact SKU, 1 exact symbol, 2 exact alias, 3 all words. */
export function rankedIds(key: string, words: string[]): SQL {
  return sql`select id, min(tier) as tier from (
    (select id, 0 as tier from search_entries where sku_key = ${key})
    union all
    (select e.id, 1 + n.rank from gene_names n join search_entries e on e.gene_number = n.gene_number
      where n.species in ('Human', 'Mouse') and n.key = ${key})
    union all
    (select id, 3 from search_entries where words @@ ${wordsQuery(key, words)} limit ${MAX_CANDIDATES})
  ) candidates group by id`;
}

/**
 * Matches entries that have all words as prefixes, or the whole query as one prefix, so that `KOLA` finds KO-LA
 * kits.
 */
export function wordsQuery(key: string, words: string[]): SQL {
  const prefixes = words.map((word) => `'${word}':*`).join(" & ");
  return sql`${`(${prefixes}) | '${key}':*`}::tsquery`;
}
