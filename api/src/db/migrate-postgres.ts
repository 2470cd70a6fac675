import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { acquireLock } from "./advisory-lock.ts";
import { throwUnavailable } from "./postgres-pool.ts";

const MIGRATION_LOCK = 5_271_009;

/**
 * Runs pending migrations in one transaction, which holds the lock: it ends with the transaction, also behind a proxy that
 * keeps the connection of a client that has left.
 * @param connectionString of the database itself rather than of a proxy, if there is a choice
 * @throws LockError if another process migrates for longer than `timeoutMs`
 */
export async function migratePostgres(
  connectionString: string,
  migrationsFolder: string,
  timeoutMs?: number,
): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  await client.connect().catch(throwUnavailable);
  try {
    await client.query("begin");
    await client.query("set local statement_timeout = 0");
    await client.query("set local idle_in_transaction_session_timeout = 0");
    await acquireLock("migrates the database", () => tryLock(client), timeoutMs);
    // Drizzle's own `begin` and `commit` are those of this transaction.
    await migrate(drizzle({ client }), { migrationsFolder });
    await client.query("commit");
  } finally {
    await client.end();
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const lock = "select pg_try_advisory_xact_lock($1) as locked";
  const { rows } = await client.query<{ locked: boolean }>(lock, [MIGRATION_LOCK]);
  return rows[0]?.locked ?? false;
}
