import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { type Database, type OpenDatabase, openPglite, openPostgres, rowsOf } from "../../db/database.ts";
import { snapshotStock } from "./stock-snapshot.ts";
import { databaseUrl, onServer, templateFile, templateName } from "./template.ts";

/**
 * A migrated and seeded database for this test file. Tables that are empty after the seed are truncated, and the stock
 * is restored, before each test. Call it at the top of the file, and `db()` inside tests.
 */
export function testDatabase(): { db: () => Database } {
  let opened: OpenDatabase;
  let written: string;
  let restoreStock: () => Promise<void>;
  beforeAll(async () => {
    opened = await openCopy();
    written = await emptyTables(opened.db);
    restoreStock = await snapshotStock(opened.db);
  });
  beforeEach(async () => {
    if (written) await opened.db.execute(sql.raw(`truncate ${written} restart identity cascade`));
    await restoreStock();
  });
  afterAll(() => opened.close());
  return { db: () => opened.db };
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

async function emptyTables(db: Database): Promise<string> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const empty: string[] = [];
  for (const { name } of tables) {
    const [first] = await rowsOf(db, sql`select 1 from ${sql.raw(name)} limit 1`);
    if (!first) empty.push(name);
  }
  return empty.join(", ");
}
