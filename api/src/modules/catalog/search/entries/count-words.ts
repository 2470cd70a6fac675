import { sql } from "drizzle-orm";
import { rowsOf, type Tx } from "../../../../db/database.ts";
import { prefixQuery } from "./ranked-entries.ts";

/** The number of entries with each word in their name, keywords or description, also as the beginning of a longer word. */
export async function countWords(tx: Tx, lexemes: string[]): Promise<Map<string, number>> {
  const words = [...new Set(lexemes)].map((lexeme) => ({ lexeme, query: prefixQuery(lexeme) }));
  const found = await rowsOf<{ lexeme: string; count: number }>(
    tx,
    sql`select lexeme, (select count(*)::int from search_entries e where e.words @@ asked.query::tsquery) as count
      from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) asked(lexeme text, query text)`,
  );
  return new Map(found.map(({ lexeme, count }) => [lexeme, count]));
}
