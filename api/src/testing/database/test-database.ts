import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type SQL, sql } from "drizzle-orm";
import { type Database, type OpenDatabase, openPglite, openPostgres, queryRows } from "../../db/database.ts";
import { snapshotStock } from "./stock-snapshot.ts";
import { databaseUrl, onServer, templateFile, templateName } from "./template.ts";

/**
 * A migrated and seeded database for this test file. Tables that are empty after the seed are emptied, and the stock is
 * restored, before each test. Call it at the top of the file, and `db()` inside tests.
 */
export function testDatabase(): { db: () => Database; listen: OpenDatabase["listen"] } {
  let opened: OpenDatabase;
  let emptyTables: SQL;
  let restoreStock: () => Promise<void>;
  beforeAll(async () => {
    opened = await openCopy();
    emptyTables = await emptyingStatement(opened.db);
    restoreStock = await snapshotStock(opened.db);
  });
  beforeEach(async () => {
    await opened.db.execute(emptyTables);
    await restoreStock();
  });
  afterAll(() => opened.close());
  return { db: () => opened.db, listen: (...channel) => opened.listen(...channel) };
}

async function openCopy(): Promise<OpenDatabase> {
  if (!process.env.TEST_DATABASE_URL) {
    return openPglite(undefined, new Blob([await readFile(templateFile())]));
  }
  const name = `ligate_test_${randomBytes(6).toString("hex")}`;
  await onServer(`create database ${name} template ${templateName()}`);
  const opened = openPostgres(databaseUrl(name));
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await onServer(`drop database ${name} with (force)`);
    },
  };
}

/**
 * One statement that empties the tables without rows of the seed and restarts their ids. `truncate` would take fifty times
 * as long, because it makes new files. Foreign keys and triggers are off, so the order does not matter.
 */
async function emptyingStatement(db: Database): Promise<SQL> {
  const tables = await queryRows<{ name: string }>(
    db,
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const statements = ["set local session_replication_role = replica"];
  for (const { name } of tables) {
    const [first] = await queryRows(db, sql`select 1 from ${sql.raw(name)} limit 1`);
    if (first) continue;
    statements.push(`delete from ${name}`);
    const ids = await queryRows<{ sequence: string }>(
      db,
      sql`select s as sequence from pg_attribute, pg_get_serial_sequence(${name}, attname) s
          where attrelid = ${name}::regclass and attnum > 0 and not attisdropped and s is not null`,
    );
    for (const { sequence } of ids) statements.push(`perform setval('${sequence}', 1, false)`);
  }
  return sql.raw(`do $$ begin ${statements.join("; ")}; end $$`);
}
