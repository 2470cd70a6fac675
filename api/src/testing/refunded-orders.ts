import { desc } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { changeOrderStatus, issueInvoice } from "../modules/ordering/index.ts";
import { orders } from "../modules/ordering/tables.ts";
import type { Browser } from "./browser.ts";
import { captureHalf, inHalves, STAFF } from "./purchase-orders.ts";
import { atCheckout, capture } from "./shoppers.ts";

/** The number of the newest order. */
export async function newestOrder(db: Database): Promise<string> {
  const [order] = await db.select().from(orders).orderBy(desc(orders.id)).limit(1);
  return order?.orderNumber ?? "";
}

/** An open order of $420.00 that is paid by card. @returns its number */
export async function paidByCard(db: Database, by: Browser, email?: string): Promise<string> {
  const { id, cart } = await atCheckout(by, email);
  await capture(by, id, cart);
  return newestOrder(db);
}

/** An open order of $1,131.00 that is paid half by card and half by purchase order. @returns its number */
export async function paidInHalves(db: Database, by: Browser): Promise<string> {
  const { id, cart } = await inHalves(db, by);
  await captureHalf(by, id, cart);
  return newestOrder(db);
}

/** Moves an open order to `invoiced`. */
export const invoice = (db: Database, number: string) =>
  db.transaction(async (tx) => {
    await changeOrderStatus(tx, number, "in_progress", STAFF);
    await changeOrderStatus(tx, number, "ready_for_delivery", STAFF);
    await issueInvoice(tx, number, STAFF);
  });
