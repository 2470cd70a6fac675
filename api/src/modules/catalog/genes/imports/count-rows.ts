import { type SQL, sql } from "drizzle-orm";
import { queryRows, type Tx } from "../../../../db/database.ts";

/** Runs a statement that returns rows, and counts them inside the database. */
export async function countRows(tx: Tx, statement: SQL): Promise<number> {
  const [counted] = await queryRows<{ n: number }>(
    tx,
    sql`with done as (${statement}) select count(*)::int as n from done`,
  );
  return counted?.n ?? 0;
}
