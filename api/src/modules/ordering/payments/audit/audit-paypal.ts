import { sql } from "drizzle-orm";
import { rowsOf, type Tx } from "../../../../db/database.ts";
import type { PayPal } from "../paypal/paypal.ts";
import type { Mismatch } from "./audit-money.ts";

interface PaymentRecord {
  order: string;
  paypal: string;
  capture: string | null;
  cents: number;
  /** A capture attempt is in progress. */
  open: boolean;
}

type PayPalState = Awaited<ReturnType<PayPal["read"]>>;
const CONCURRENCY = 5;

/** Compares every payment of the last days with PayPal: each recorded capture exists there, and no other one. */
export async function auditPayPal(tx: Tx, paypal: Pick<PayPal, "read">, days: number) {
  const payments = await rowsOf<PaymentRecord>(tx, paymentsOf(days));
  const waiting = payments.values();
  const mismatches: Mismatch[] = [];
  const work = async () => {
    for (const payment of waiting) {
      const mismatch = compare(payment, await paypal.read(payment.paypal));
      if (mismatch) mismatches.push({ order: payment.order, mismatch });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return { payments: payments.length, mismatches };
}

const paymentsOf = (days: number) => sql`
  select coalesce(o.order_number, 'none') as "order", p.provider_order_id as paypal, p.capture_id as capture,
    coalesce(l.amount_cents, p.amount_cents) as cents, a.payment_id is not null as open
  from payments p
    left join orders o on o.id = coalesce(p.invoice_of, p.order_id)
    left join ledger l on l.kind = 'capture' and l.reference = p.capture_id
    left join capture_attempts a on a.payment_id = p.id
  where p.provider_order_id is not null and p.created_at > now() - make_interval(days => ${days})
  order by p.id`;

function compare({ paypal, capture, cents, open }: PaymentRecord, found: PayPalState): string | undefined {
  const name = `PayPal's order ${paypal}`;
  if (found.kind === "unknown") return `${name} could not be compared: ${found.why}`;
  if (found.kind !== "captured") {
    return capture === null ? undefined : `capture ${capture} is in the ledger, but ${name} has none`;
  }
  const { id, amountCents } = found.money;
  if (capture === null)
    return open ? undefined : `${name} has captured ${amountCents} cents that belong to no order`;
  const isSame = id === capture && amountCents === cents;
  return isSame
    ? undefined
    : `capture ${capture} of ${cents} cents is in the ledger, but ${name} has ${id} of ${amountCents}`;
}
