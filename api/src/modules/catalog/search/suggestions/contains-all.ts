import { type SQL, sql } from "drizzle-orm";

/** Condition: each of the words begins a word of the text. Words of letters and digits need no escaping in patterns. */
export const containsAll = (text: SQL, words: string[]): SQL =>
  sql`(${sql.join(
    words.map((word) => sql`${text} ~* ${`\\m${word}`}`),
    sql` and `,
  )})`;
