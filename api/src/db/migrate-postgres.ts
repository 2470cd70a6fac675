import { setTimeout as pause } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { throwUnavailable } from "./postgres-pool.ts";

const MIGRATION_LOCK = 5_271_009;
const LOCK_TIMEOUT_MS = 10 * 60_000;
const RETRY_MS = 500;

/** Another process holds the migration lock for too long. */
export class MigrationLockError extends Error {
  override name = "MigrationLockError";
}

/**
 * Runs pending migrations in one transaction, which holds the lock: it ends with the transaction, also behind a proxy that
 * keeps the connection of a client that has left.
 * @param connectionString of the database itself rather than of a proxy, if there is a choice
 * @throws MigrationLockError if another process migrates for longer than `timeoutMs`
 */
export async function migratePostgres(
  connectionString: string,
  migrationsFolder: string,
  timeoutMs = LOCK_TIMEOUT_MS,
): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  await client.connect().catch(throwUnavailable);
  try {
    await client.query("begin");
    await client.query("set local statement_timeout = 0");
    await client.query("set local idle_in_transaction_session_timeout = 0");
    await acquireLock(client, timeoutMs);
    // Drizzle's own `begin` and `commit` are those of this transaction.
    await migrate(drizzle({ client }), { migrationsFolder });
    await client.query("commit");
  } finally {
    await client.end();
  }
}

async function acquireLock(client: pg.Client, timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  let isWaiting = false;
  while (!(await tryLock(client))) {
    if (!isWaiting) console.error("Waiting for another process that migrates the database.");
    isWaiting = true;
    if (performance.now() > deadline)
      throw new MigrationLockError(
        `Another process has been migrating the database for ${timeoutMs / 1000} s. The session that holds the lock is in pg_locks (locktype 'advisory', objid ${MIGRATION_LOCK}).`,
      );
    await pause(RETRY_MS);
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>("select pg_try_advisory_xact_lock($1) as locked", [
    MIGRATION_LOCK,
  ]);
  return rows[0]?.locked ?? false;
}
