import type { Database } from "../db/database.ts";
import { outbox } from "../jobs/outbox.table.ts";
import { captureAttempts, ledger, orders } from "../modules/ordering/tables.ts";

interface Providers {
  taken(): string[];
}

/** The confirmation emails of orders. */
export const confirmations = async (db: Database) =>
  (await db.select().from(outbox)).filter(({ key }) => key.startsWith("order-confirmation:"));

/** Expects one order, one capture, one ledger entry, one email and no attempt left. */
export async function expectOneOrder(db: Database, providers: Providers) {
  expect(providers.taken()).toHaveLength(1);
  expect(await db.select().from(orders)).toMatchObject([{ status: "open" }]);
  expect(await db.select().from(ledger)).toHaveLength(1);
  expect(await db.select().from(captureAttempts)).toEqual([]);
  expect(await confirmations(db)).toHaveLength(1);
}

export async function expectNoOrder(db: Database) {
  expect(await db.select().from(orders)).toEqual([]);
  expect(await db.select().from(ledger)).toEqual([]);
  expect(await confirmations(db)).toEqual([]);
}
