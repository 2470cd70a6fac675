import { type SQL, sql } from "drizzle-orm";

/** The maximum number of word matches to rank and count. The content files produce some thousand entries. */
const MAX_CANDIDATES = 10_000;

/** Without the words, which are long. */
const COLUMNS = sql`e.id, e.sku, e.sku_key, e.name, e.gene_number, e.position, e.category, e.function_name,
  e.structure_name, e.species, e.on_shelf`;

/**
 * Matching entries with their tier: 0 exact SKU, 1 exact symbol, 2 exact alias, 3 all words. Their columns are read where
 * they are found: joined by their ids afterwards, all entries would be read whenever many matches are expected.
 */
export function rankedEntries(key: string, words: string[]): SQL {
  return sql`select distinct on (id) * from (
    (select 0 as tier, ${COLUMNS} from search_entries e where sku_key = ${key})
    union all
    (select 1 + n.rank, ${COLUMNS} from gene_names n join search_entries e on e.gene_number = n.gene_number
      where n.species in ('Human', 'Mouse') and n.key = ${key})
    union all
    (select 3, ${COLUMNS} from search_entries e where words @@ ${wordsQuery(key, words)} limit ${MAX_CANDIDATES})
  ) candidates order by id, tier`;
}

/**
 * Matches entries that have all words as prefixes, or the whole query as one prefix, so that `KOLA` finds KO-LA
 * kits.
 */
export function wordsQuery(key: string, words: string[]): SQL {
  const prefixes = words.map((word) => `'${word}':*`).join(" & ");
  return sql`${`(${prefixes}) | '${key}':*`}::tsquery`;
}
