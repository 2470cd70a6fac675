import { SEARCH_COUNT_LIMIT } from "@ligate/contract/search/constants";
import { sql } from "drizzle-orm";
import { queryRows, type Tx } from "../../../../db/database.ts";
import { prefixQuery } from "./ranked-entries.ts";

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
