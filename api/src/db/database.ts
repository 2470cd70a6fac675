/**
 * The database engines: PostgreSQL through `pg`, or PGlite in this process.
 * Inside `db.transaction`, use the given `tx`: with PGlite, a query on `db` never resolves there.
 */
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { DrizzleQueryError, getTableColumns, type SQL } from "drizzle-orm";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT, PgTable } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { listenPostgres } from "./listen-postgres.ts";
import { migratePostgres } from "./migrate-postgres.ts";
import { createPool, NoConnectionError, type PoolOptions } from "./postgres-pool.ts";

/** A database or a transaction. Services accept either. */
export type Tx = PgDatabase<PgQueryResultHKT, Record<string, never>>;
export type Database = Tx;

export interface OpenDatabase {
  db: Database;
  /** Runs pending migrations. Safe when several processes start at the same time. */
  migrate(): Promise<void>;
  /**
   * Calls `onNotify` after each transaction that has notified a channel (`pg_notify`), and when it begins to listen, because
   * notifications are lost before. @returns stops listening
   */
  listen(channel: string, onNotify: () => void): () => Promise<void>;
  /** The state of the pool: connections in use, idle ones, and statements that wait for one. */
  connections(): { busy: number; idle: number; waiting: number };
  close(): Promise<void>;
}

export const migrationsFolder = fileURLToPath(new URL("../../drizzle", import.meta.url));

export interface PostgresOptions extends PoolOptions {
  /** The same database without a pooler: notifications and long migrations do not pass through one. */
  directUrl?: string;
}

export function openPostgres(
  connectionString: string,
  { directUrl = connectionString, ...options }: PostgresOptions = {},
): OpenDatabase {
  const pool = createPool(connectionString, options);
  return {
    db: drizzlePg({ client: pool }),
    migrate: () => migratePostgres(directUrl, migrationsFolder),
    listen: (channel, onNotify) => listenPostgres(directUrl, channel, onNotify),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

/** `dump` returns the whole database as one file, which `openPglite` accepts as `template`. */
export interface OpenPglite extends OpenDatabase {
  dump(): Promise<Blob>;
}

/** @param folder the data folder; without it the data are kept in memory and start from `template`, if given */
export async function openPglite(folder?: string, template?: Blob): Promise<OpenPglite> {
  const client = await PGlite.create({ dataDir: folder, loadDataDir: template });
  const db = drizzlePglite({ client });
  return {
    db,
    migrate: () => migratePglite(db, { migrationsFolder }),
    listen: (channel, onNotify) => {
      const listening = client.listen(channel, onNotify);
      listening.then(onNotify, () => undefined);
      return async () => (await listening)();
    },
    // One, in this process, which is not counted.
    connections: () => ({ busy: 0, idle: 0, waiting: 0 }),
    dump: () => client.dumpDataDir("none"),
    close: () => client.close(),
  };
}

/**
 * Writes the tables of an embedded database and frees its log, which PGlite never does by itself: it has no checkpointer. A
 * server does it in time.
 */
export async function checkpointEmbedded(db: Database): Promise<void> {
  if ("$client" in db && db.$client instanceof PGlite) await db.$client.exec("checkpoint");
}

/** The rows of a raw SQL statement. Timestamps, `bigint` and `numeric` are returned as text: cast them in SQL. */
export async function queryRows<Row>(tx: Tx, statement: SQL): Promise<Row[]> {
  const result = (await tx.execute(statement)) as { rows: Row[] };
  return result.rows;
}

/** A row of a table as JSON: its values by the names of the columns. */
export type JsonRow = Record<string, unknown>;

/**
 * A row that a raw statement selects with `to_jsonb`, as Drizzle returns it. For the statements of almost every request:
 * Drizzle takes a millisecond to build a statement with the columns of eight tables (decision 101).
 */
export function fromJsonRow<Table extends PgTable>(table: Table, row: JsonRow): Table["$inferSelect"] {
  const values = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = row[column.name] ?? null;
    return [key, value === null ? null : column.mapFromDriverValue(value)] as const;
  });
  return Object.fromEntries(values) as Table["$inferSelect"];
}

/** The SQLSTATE of a failed statement, such as 23505 for a unique constraint. */
export function sqlState(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  const state = cause?.code ?? code;
  return typeof state === "string" && /^[0-9A-Z]{5}$/.test(state) ? state : undefined;
}

/** The database's message for a failed statement. */
export function sqlMessage(error: unknown): string {
  const { message, cause } = (error ?? {}) as { message?: unknown; cause?: { message?: unknown } };
  return String(cause?.message ?? message);
}

/** Errors of the driver without a code: no connection in time, a lost one, a server that does not answer. */
const DRIVER_ERRORS =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/;

/**
 * True if a statement failed because the database cannot be reached, is restarting, or has no connection left: SQLSTATE
 * classes 08, 53 and 57P, an error of the network, or an error of the pool, which has no code. False for the errors of
 * other connections and files, which have the same codes.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof NoConnectionError) return true;
  if (!(error instanceof DrizzleQueryError)) return false;
  const { code } = (error.cause ?? {}) as { code?: unknown };
  if (typeof code === "string") return /^(08|53|57P)|^(ECONN|EPIPE|ETIMEDOUT|ENOENT)/.test(code);
  return DRIVER_ERRORS.test(sqlMessage(error));
}
