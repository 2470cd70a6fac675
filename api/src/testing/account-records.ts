import { sql } from "drizzle-orm";
import { type Database, queryRows } from "../db/database.ts";
import { setAccountTerms } from "../modules/ordering/index.ts";
import { PASSWORD } from "./customers.ts";
import { aQuote } from "./orders.ts";
import { invoiced, payByCheck, STAFF } from "./purchase-orders.ts";
import { ADDRESS, add } from "./shoppers.ts";
import type { TestApp } from "./test-app.ts";
import { ADA, write } from "./threads.ts";

const TERMS = { limitCents: 100_00, netDays: 30, actor: STAFF.actor };

/** A verified customer with one of everything, whose only order is paid. @returns the number of the order */
export async function aCustomerOfEverything({ db, browser }: Pick<TestApp, "db" | "browser">) {
  const ada = browser();
  const number = await invoiced(db(), ada, ADA);
  await payByCheck(db(), number, await readInvoiceCents(db()));
  await ada.post("/api/users/designs/", { product_sku: "CA-LA-CMXXPC-XXXXXX" });
  await ada.post("/api/users/addresses/", { name: "Cell culture", address: ADDRESS });
  await ada.post("/api/users/reset-user-email/", { email: "ada@new.example", currentPassword: PASSWORD });
  await ada.post(`/api/users/order-document/${number}/receipt/link/`);
  await ada.post("/api/users/messages/about-order/", { order_number: number, message: "Is it stable?" });
  await write(ada);
  await write(browser(), { message: "Sent from another browser." });
  await aQuote(db(), { email: ADA });
  await add(ada);
  await db().transaction((tx) => setAccountTerms(tx, ADA, TERMS));
  return { ada, number };
}
/** The amount of the only invoice. */
export async function readInvoiceCents(db: Database): Promise<number> {
  const [row] = await queryRows<{ cents: number }>(db, sql`select amount_cents::int as cents from invoices`);
  return row?.cents ?? 0;
}

/** The tables that contain a text. Attempts are counted by address for an hour at most. */
export async function findText(db: Database, text: string): Promise<string[]> {
  const tables = await queryRows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'limits'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const table = sql.identifier(name);
    const rows = await queryRows<{ n: number }>(
      db,
      sql`select count(*)::int as n from ${table} where position(${text} in lower(${table}::text)) > 0`,
    );
    if (rows[0]?.n) found.push(name);
  }
  return found;
}
