import type { Database } from "../db/database.ts";
import { outbox } from "../jobs/outbox.table.ts";
import { captureAttempts, ledger, orders } from "../modules/ordering/tables.ts";

interface Providers {
  taken(): string[];
}

/** The mails that confirm an order. */
export const confirmations = async (db: Database) =>
  (await db.select().from(outbox)).filter(({ key }) => key.startsWith("order-confirmation:"));

/** One order, one capture, one entry, one mail; nothing left to be done. */
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
