import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { auditMoney } from "../modules/ordering/index.ts";
import { databaseBefore, migrate } from "../testing/older-database.ts";
import type { Tx } from "./database.ts";

const MIGRATION = "0023_shipments_and_terms";
/** Reduced by $20.00 and unpaid; paid by a transfer; paid by card after a half in advance. */
const [CREDITED, TRANSFERRED, BY_CARD] = ["1000000001", "1000000002", "1000000003"];

const anOrder = (id: number, number: string, status: string) => `
  insert into orders (id, order_number, payment_token, user_id, status, subtotal_cents, shipping_cents, total_cents, address, est_delivery_date)
    values (${id}, '${number}', 'token-${id}', 1, '${status}', 42900, 4300, 47200, '{}', '2026-12-01');
  insert into order_lines (order_id, product_sku, unit_size, product_name, url, order_class, ready_status, lead_days, quantity,
      ready_quantity, unit_price_cents)
    values (${id}, 'SKU', '', 'Kit', '/', 'CRISPR', 'Yes', 1, 1, 1, 42900);
  insert into ledger (order_id, kind, amount_cents, currency, reference)
    values (${id}, 'purchase_order', ${id === 3 ? 23600 : 47200}, 'USD', '${number}');`;

let database: PGlite;
beforeAll(async () => {
  database = await databaseBefore(MIGRATION);
  await database.exec(`
    insert into users (id, email, email_verified_at) values (1, 'ada@lab.example', now());
    ${anOrder(1, CREDITED, "invoiced")}
    ${anOrder(2, TRANSFERRED, "paid")}
    ${anOrder(3, BY_CARD, "paid")}
    insert into invoices (order_id, amount_cents, billed_on, due_on, paid_at, payment_source) values
      (1, 45200, '2026-11-01', '2026-12-01', null, ''), (2, 47200, '2026-11-01', '2026-12-01', now(), 'Bank transfer'),
      (3, 23600, '2026-11-01', '2026-12-01', now(), 'Visa');
    insert into credit_notes (order_id, number, amount_cents, reason, actor) values (1, 'CN-${CREDITED}-1', 2000, 'Late', 'grace');
    insert into payments (user_id, amount_cents, create_request_id, status, capture_id, order_id, invoice_of) values
      (1, 23600, 'a', 'captured', 'C-1', 3, null), (1, 23600, 'b', 'captured', 'C-2', null, 3);
    insert into ledger (order_id, kind, amount_cents, currency, reference) values
      (1, 'credit_note', -2000, 'USD', 'CN-${CREDITED}-1'), (2, 'transfer', 47200, 'USD', '${TRANSFERRED}'),
      (3, 'capture', 23600, 'USD', 'C-1'), (3, 'capture', 23600, 'USD', 'C-2');`);
  await migrate(database, MIGRATION);
});
afterAll(() => database.close());

it("gives earlier invoices their number, the amount that they asked for, and a shipment of all lines", async () => {
  const { rows } = await database.query(`
    select i.number, i.amount_cents::int as asked, i.paid_at is not null as is_paid, s.carrier, l.quantity
    from invoices i join shipments s on s.invoice_id = i.id join shipment_lines l on l.shipment_id = s.id order by i.number`);

  const shipped = { carrier: "Not recorded", quantity: 1 };
  expect(rows).toEqual([
    { ...shipped, number: CREDITED, asked: 47200, is_paid: false },
    { ...shipped, number: TRANSFERRED, asked: 47200, is_paid: true },
    { ...shipped, number: BY_CARD, asked: 23600, is_paid: true },
  ]);
});

it("keeps the books right", async () => {
  expect((await auditMoney(drizzle(database) as unknown as Tx)).mismatches).toEqual([]);
});
