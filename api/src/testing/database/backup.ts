import { sql } from "drizzle-orm";
import { type Database, queryRows } from "../../db/database.ts";

/**
 * Copies all tables, as a backup does. Works on both engines, and while the API is connected.
 * @returns a function that restores the tables and the next ids, and forgets the backup
 */
export async function backUp(db: Database): Promise<() => Promise<void>> {
  const tables = await queryRows<{ name: string }>(
    db,
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const sequences = await queryRows<{ name: string; next: string | null }>(
    db,
    sql`select quote_ident(sequencename) as name, last_value::text as next from pg_sequences where schemaname = 'public'`,
  );
  await db.execute(sql`create schema backup`);
  for (const { name } of tables) await db.execute(sql.raw(`create table backup.${name} as table ${name}`));
  return async () => {
    const changed: string[] = [];
    for (const { name } of tables) if (await differs(db, name)) changed.push(name);
    const statements = [
      "set local session_replication_role = replica",
      ...changed.map((name) => `delete from ${name}; insert into ${name} table backup.${name}`),
      ...sequences.map(({ name, next }) => `perform setval('${name}', ${next ?? 1}, ${next !== null})`),
      "drop schema backup cascade",
    ];
    await db.execute(sql.raw(`do $$ begin ${statements.join("; ")}; end $$`));
  };
}

/** Tables of the seed are restored only if they have changed: the next test file then keeps its database. */
async function differs(db: Database, name: string): Promise<boolean> {
  const digest = (table: string) =>
    `select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as digest from ${table} t`;
  const [now, then] = await queryRows<{ digest: string }>(
    db,
    sql.raw(`${digest(name)} union all ${digest(`backup.${name}`)}`),
  );
  return now?.digest !== then?.digest;
}
