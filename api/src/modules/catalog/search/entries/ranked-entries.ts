import { SEARCH_COUNT_LIMIT } from "@ligate/contract/search/constants";
import { type SQL, sql } from "drizzle-orm";
import { queryRows, type Tx } from "../../../../db/database.ts";

/** The maximum number of matches to rank and count. The content files produce some hundred entries. */
const MAX_CANDIDATES = 10_000;
/** Weights of the text, the description, keywords and the name. */
const WEIGHTS = "{0.05, 0.2, 0.6, 1}";

/** The score of the entry whose number the query is. */
export const NUMBER_SCORE = 9;

/** Columns of the entries that are ranked, without the words, which are long. */
const COLUMNS = sql`e.id, e.kind, e.sku, e.sku_key, e.position, e.category, e.function_name, e.structure_name, e.on_shelf`;

/** A query to the index. Words are lexemes. */
interface EntryQuery {
  /** The query as SKU. */
  key: string;
  nameKey: string;
  required: string[];
  /** Words that results need not have, but are better with. */
  optional: string[];
}

/** A word of a partial match, and how much it counts. */
interface PartialWord {
  lexeme: string;
  weight: number;
}

/**
 * Entries with this SKU, or with all required words: better with the words in their name than among the keywords, the
 * description and the text, in this order. `score` is higher for better ones; from 1 on the words are those of the name.
 */
export function fullMatches({ key, nameKey, required, optional }: EntryQuery): SQL {
  const hasAll = required.map(quote).join(" & ");
  return sql`(select ${COLUMNS}, ${NUMBER_SCORE}::real as score, 0 as missing from search_entries e where sku_key = ${key})
    union all
    (select ${COLUMNS}, ((name_key = ${nameKey} and name_key <> '')::int
        + ts_rank(${WEIGHTS}::real[], words, ${anyOf(required)}::tsquery)
        + ${optional.length > 0 ? sql`0.3 * ts_rank(${WEIGHTS}::real[], words, ${anyOf(optional)}::tsquery)` : sql`0`}
      )::real as score, 0 as missing
      from search_entries e where words @@ ${hasAll}::tsquery and sku_key <> ${key} limit ${MAX_CANDIDATES})`;
}

/**
 * Entries with some of the words: those whose words count most, and those that are nearly as good. \`missing\` has a bit for
 * each word that an entry does not have. Words of the text alone do not count.
 */
export function partialMatches(words: PartialWord[]): SQL {
  const all = words.map(({ lexeme }) => prefixQuery(lexeme)).join(" | ");
  const counted = words.map(
    ({ lexeme, weight }) =>
      sql`case when words @@ ${prefixQuery(lexeme)}::tsquery then ${weight}::real else 0 end`,
  );
  const missing = words.map(
    ({ lexeme }, i) => sql`case when words @@ ${prefixQuery(lexeme)}::tsquery then 0 else ${1 << i}::int end`,
  );
  return sql`select * from (
      select *, max(counted) over () as best from (
        select ${COLUMNS}, ${sql.join(counted, sql` + `)} as counted, ${sql.join(missing, sql` + `)} as missing,
          ts_rank(${WEIGHTS}::real[], words, ${anyOf(words.map(({ lexeme }) => lexeme))}::tsquery) as score
        from search_entries e where words @@ ${all}::tsquery limit ${MAX_CANDIDATES}
      ) matched
    ) matched where counted >= ${MIN_SHARE} * best`;
}
const MIN_SHARE = 0.6;
const MIN_PREFIX = 4;

/** A lexeme, or a longer word that begins with it, in name, keywords or description. Lexemes need no escaping. */
const prefixQuery = (lexeme: string): string =>
  /^[a-z]+$/.test(lexeme) && lexeme.length >= MIN_PREFIX ? `'${lexeme}':*ABC` : `'${lexeme}':ABC`;

const anyOf = (lexemes: string[]): string => lexemes.map(quote).join(" | ");
const quote = (lexeme: string): string => `'${lexeme}'`;

/**
 * The number of entries with each word in their name, keywords or description, also as the beginning of a longer word. The
 * count ends at `SEARCH_COUNT_LIMIT`: a subquery for each word lets PostgreSQL stop there, and choose its plan by how
 * frequent the word is.
 */
export async function countWords(tx: Tx, lexemes: string[]): Promise<Map<string, number>> {
  const unique = [...new Set(lexemes)];
  if (unique.length === 0) return new Map();
  const counts = unique.map(
    (lexeme) => sql`select ${lexeme}::text as lexeme, count(*)::int as count from (
      select from search_entries where words @@ ${prefixQuery(lexeme)}::tsquery limit ${SEARCH_COUNT_LIMIT}) matched`,
  );
  const found = await queryRows<{ lexeme: string; count: number }>(tx, sql.join(counts, sql` union all `));
  return new Map(found.map(({ lexeme, count }) => [lexeme, count]));
}
