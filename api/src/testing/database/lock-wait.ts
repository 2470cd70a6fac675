import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { type Database, queryRows } from "../../db/database.ts";

/** Waits until a statement of this database waits for a lock. On PostgreSQL only: PGlite runs one transaction at a time. */
export async function aLockWait(db: Database) {
  const waiting = sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await queryRows(db, waiting)).length === 0) await pause(10);
}
