/**
 * The one place that knows which engine is underneath: PostgreSQL through `pg`, or PGlite in this process.
 * On either, `db` inside `db.transaction` waits for ever on PGlite: use the `tx` that is given.
 */
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { type SQL, sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";

/** A database, or a transaction in it: what services take. */
export type Tx = PgDatabase<PgQueryResultHKT, Record<string, never>>;
export type Database = Tx;

export interface OpenDatabase {
  db: Database;
  /** Brings the schema up to date; safe where several processes start at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL("../../drizzle", import.meta.url));
const MIGRATION_LOCK = 5_271_009;

export function openPostgres(connectionString: string): OpenDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  pool.on("error", (error) => console.error("An idle database connection failed:", error.message));
  return { db: drizzlePg({ client: pool }), migrate: () => migratePool(pool), close: () => pool.end() };
}

async function migratePool(pool: pg.Pool) {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migratePg(drizzlePg({ client }), { migrationsFolder });
  } finally {
    // Closing the connection gives back its lock and its settings.
    client.release(true);
  }
}

/** `dump` answers the whole database as one file, which `openPglite` starts from again. */
export interface OpenPglite extends OpenDatabase {
  dump(): Promise<Blob>;
}

/** @param folder where the data lies; without it they live in memory, from `template` on if there is one */
export async function openPglite(folder?: string, template?: Blob): Promise<OpenPglite> {
  const client = await PGlite.create({ dataDir: folder, loadDataDir: template });
  const db = drizzlePglite({ client });
  return {
    db,
    migrate: () => migratePglite(db, { migrationsFolder }),
    dump: () => client.dumpDataDir("none"),
    close: () => client.close(),
  };
}

/** Whether every migration that this code knows has been run. */
export async function isMigrated(db: Database): Promise<boolean> {
  const known = readMigrationFiles({ migrationsFolder }).length;
  const [done] = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from drizzle.__drizzle_migrations`,
  );
  return (done?.n ?? 0) >= known;
}

/** The rows of a statement in plain SQL. Timestamps come as text, `bigint` and `numeric` too: cast them. */
export async function rowsOf<Row>(tx: Tx, statement: SQL): Promise<Row[]> {
  const result = (await tx.execute(statement)) as { rows: Row[] };
  return result.rows;
}

/** The SQLSTATE of a failed statement, such as 23505 for a unique constraint. */
export function sqlState(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  const state = cause?.code ?? code;
  return typeof state === "string" && /^[0-9A-Z]{5}$/.test(state) ? state : undefined;
}

/** What the database says of a failed statement. */
export function sqlMessage(error: unknown): string {
  const { message, cause } = (error ?? {}) as { message?: unknown; cause?: { message?: unknown } };
  return String(cause?.message ?? message);
}
