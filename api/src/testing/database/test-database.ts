import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type SQL, sql } from "drizzle-orm";
import { type Database, type OpenDatabase, openPglite, openPostgres, queryRows } from "../../db/database.ts";
import { isLoadedAgain } from "../replace-modules.ts";
import { snapshotStock } from "./stock-snapshot.ts";
import { databaseUrl, onServer, templateFile, templateName } from "./template.ts";

/** A copy of the template, with what brings it back to the seed. */
interface Copy {
  opened: OpenDatabase;
  emptyTables: SQL;
  restoreStock: () => Promise<void>;
  /** Reads a text that changes with the rows of the seed. */
  readState: () => Promise<string>;
  seededState: string;
}

/**
 * A migrated and seeded database for this test file. Tables that are empty after the seed are emptied, and the stock is
 * restored, before each test. Call it at the top of the file, and `db()` inside tests.
 */
export function testDatabase(): { db: () => Database; listen: OpenDatabase["listen"] } {
  let copy: Copy;
  beforeAll(async () => {
    copy = process.env.TEST_DATABASE_URL
      ? await describeCopy(await openPostgresCopy())
      : await sharePgliteCopy();
  });
  beforeEach(async () => {
    await copy.opened.db.execute(copy.emptyTables);
    await copy.restoreStock();
  });
  afterAll(async () => {
    if (copy !== shared || isLoadedAgain(import.meta.url)) await copy.opened.close();
  });
  return { db: () => copy.opened.db, listen: (...channel) => copy.opened.listen(...channel) };
}

/** The copy of the test files of this process. To open another takes PGlite longer than most files run. */
let shared: Copy | undefined;

/** Returns a new copy if an earlier file has changed the rows of the seed. */
async function sharePgliteCopy(): Promise<Copy> {
  await shared?.restoreStock();
  if (shared && (await shared.readState()) !== shared.seededState) await closeSharedCopy();
  shared ??= await describeCopy(await openPglite(undefined, new Blob([await readFile(templateFile())])));
  return shared;
}

export async function closeSharedCopy(): Promise<void> {
  await shared?.opened.close();
  shared = undefined;
}

async function openPostgresCopy(): Promise<OpenDatabase> {
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

async function describeCopy(opened: OpenDatabase): Promise<Copy> {
  const { db } = opened;
  const tables = await queryRows<{ name: string }>(
    db,
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const seeded: string[] = [];
  const empty: string[] = [];
  for (const { name } of tables) {
    const [first] = await queryRows(db, sql`select 1 from ${sql.raw(name)} limit 1`);
    (first ? seeded : empty).push(name);
  }
  const readState = () => readSeedState(db, seeded);
  return {
    opened,
    emptyTables: await emptyingStatement(db, empty),
    restoreStock: await snapshotStock(db),
    readState,
    seededState: await readState(),
  };
}

/** Restored by `snapshotStock`, as new row versions: their content is compared. */
const RESTORED_TABLES = new Set(["stock_items", "stock_changes"]);

/** An insert or update raises the newest transaction id of a table's rows, a deletion lowers their number. */
async function readSeedState(db: Database, tables: string[]): Promise<string> {
  const states = tables.map((name) =>
    RESTORED_TABLES.has(name)
      ? `select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as state from ${name} t`
      : `select count(*) || ' ' || max(xmin::text::bigint) as state from ${name}`,
  );
  return JSON.stringify(await queryRows(db, sql.raw(states.join(" union all "))));
}

/**
 * One statement that empties the tables without rows of the seed and restarts their ids. `truncate` would take fifty times
 * as long, because it makes new files. Foreign keys and triggers are off, so the order does not matter.
 */
async function emptyingStatement(db: Database, tables: string[]): Promise<SQL> {
  const statements = ["set local session_replication_role = replica"];
  for (const name of tables) {
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
