import { sql } from "drizzle-orm";
import type { Tx } from "../db/database.ts";

const SEED_LOCK = 5_271_010;

/** Locks the loading of content and genes until the transaction ends. */
export const lockSeed = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
