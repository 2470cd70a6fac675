import { sql } from "drizzle-orm";
import { type Database, queryRows, type Tx } from "../../../../db/database.ts";
import { referencePrefix } from "../order-to-create.ts";
import type { CaptureSearch, FoundCapture } from "../paypal/find-capture.ts";
import type { PayPal } from "../paypal/paypal.ts";
import { sumCents } from "../paypal/paypal-responses.ts";
import type { ListedTransaction } from "../paypal/transactions.ts";
import type { Mismatch } from "./audit-money.ts";
import { comparePayment, type PaymentRecord } from "./compare-payment.ts";

const CONCURRENCY = 5;

/** The calls of PayPal that the audit makes. */
export type AuditedPayPal = Pick<PayPal, "read" | "findCapture" | "listTransactions">;

interface AuditContext {
  db: Database;
  paypal: AuditedPayPal;
  publicUrl: string;
}

/**
 * Compares the payments since a time with PayPal: each recorded capture exists there with its amount and its refunds, and
 * PayPal's list of transactions has no other capture of this store.
 * @returns also how far PayPal's list reaches, or why PayPal does not show it
 */
export async function auditPayPal({ db, paypal, publicUrl }: AuditContext, since: Date) {
  const list = await paypal.listTransactions(since);
  const listed = list.kind === "listed" ? list.transactions : [];
  const unknown = await mapConcurrently(await findUnknown(db, listed, referencePrefix(publicUrl)), (id) =>
    paypal.findCapture(id).then((search) => ({ id, search })),
  );
  const payments = await queryRows<PaymentRecord>(db, selectPayments(since, listed, unknown.map(orderIdOf)));
  const known = new Set(payments.map((payment) => payment.paypal));
  const withoutRecord = unknown.filter(({ search }) => !known.has(orderIdOf({ search })));
  const compared = await mapConcurrently(payments, async (payment) =>
    toMismatch(payment.order, comparePayment(payment, await paypal.read(payment.paypal))),
  );
  return {
    payments: payments.length + withoutRecord.length,
    mismatches: [
      ...compared,
      ...withoutRecord.map(({ id, search }) => toMismatch("none", describeUnknown(id, search))),
    ].flat(),
    list: list.kind === "listed" ? { until: list.until } : { why: list.why },
  };
}

const orderIdOf = ({ search }: { search: CaptureSearch }): string =>
  search.kind === "found" ? search.capture.orderId : "";

const toMismatch = (order: string, mismatch: string | undefined): Mismatch[] =>
  mismatch ? [{ order, mismatch }] : [];

/** The listed captures of this store that no payment has. */
async function findUnknown(tx: Tx, listed: ListedTransaction[], prefix: string): Promise<string[]> {
  const own = listed.filter(({ kind, reference }) => kind === "payment" && reference.startsWith(prefix));
  const ids = own.map(({ id }) => id);
  const unknown = await queryRows<{ id: string }>(
    tx,
    sql`select id from ${toTable(ids)} where id not in (select capture_id from payments where capture_id is not null)`,
  );
  return unknown.map(({ id }) => id);
}

const toTable = (ids: string[]) => sql`jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) listed(id)`;

/** Money that the database has no payment for, unless it is paid back. */
function describeUnknown(id: string, search: CaptureSearch): string | undefined {
  if (search.kind === "none") return undefined;
  if (search.kind === "unknown") return `PayPal's capture ${id} could not be compared: ${search.why}`;
  const cents = unreturnedCents(search.capture);
  return cents > 0
    ? `PayPal's order ${search.capture.orderId} has captured ${cents} cents that the database does not know (capture ${id})`
    : undefined;
}

/** The part of a capture that is not paid back. */
export function unreturnedCents({ outcome }: FoundCapture): number {
  if (outcome.kind === "refused") return 0;
  const refunds = outcome.kind === "captured" ? outcome.refunds : [];
  return outcome.money.amountCents - sumCents(refunds);
}

/** Runs an asynchronous function for each item, a few at a time. */
async function mapConcurrently<Item, Result>(items: Item[], map: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  const waiting = items.entries();
  const work = async () => {
    for (const [index, item] of waiting) results[index] = await map(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return results;
}

/**
 * The payments since a time, those with a refund since then, and those of listed transactions and orders. Cents are cast to
 * float8, which is exact for them, because bigint is returned as text.
 */
const selectPayments = (since: Date, listed: ListedTransaction[], orderIds: string[]) => sql`
  select coalesce(o.order_number, 'none') as "order", p.provider_order_id as paypal, p.status, p.capture_id as capture,
    coalesce(l.amount_cents, p.amount_cents)::float8 as cents, a.payment_id is not null as "isCapturing",
    coalesce((select sum(r.amount_cents) from refunds r where r.payment_id = p.id and r.status = 'done'), 0)::float8
      as "refundedCents",
    coalesce((select jsonb_agg(r.provider_refund_id) from refunds r where r.payment_id = p.id), '[]') as "refundIds",
    exists (select from refunds r where r.payment_id = p.id and r.status in ('claimed', 'pending')) as "isRefunding"
  from payments p
    left join orders o on o.id = coalesce(p.invoice_of, p.order_id)
    left join ledger l on l.kind = 'capture' and l.reference = p.capture_id
    left join capture_attempts a on a.payment_id = p.id
  where p.provider_order_id is not null
    and (p.created_at > ${since.toISOString()}::timestamptz
      or exists (select from refunds r where r.payment_id = p.id and r.created_at > ${since.toISOString()}::timestamptz)
      or p.capture_id in (select id from ${toTable(listed.map(({ id, captureId }) => captureId ?? id))})
      or p.provider_order_id in (select id from ${toTable(orderIds)}))
  order by p.id`;
