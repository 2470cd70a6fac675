import { sql } from "drizzle-orm";
import { queryRows, type Tx } from "../../../../db/database.ts";
import type { PayPal } from "../paypal/paypal.ts";
import type { Mismatch } from "./audit-money.ts";

interface PaymentRecord {
  order: string;
  paypal: string;
  status: string;
  capture: string | null;
  cents: number;
  /** Paid back, by refunds and reversals. */
  refundedCents: number;
  /** A capture attempt is in progress. */
  isCapturing: boolean;
  /** A refund is not confirmed or completed yet. */
  isRefunding: boolean;
}

type PayPalState = Awaited<ReturnType<PayPal["read"]>>;
const CONCURRENCY = 5;

/**
 * Compares every payment of the last days with PayPal: each recorded capture exists there with its amount and its
 * refunds, and no other one.
 */
export async function auditPayPal(tx: Tx, paypal: Pick<PayPal, "read">, days: number) {
  const payments = await queryRows<PaymentRecord>(tx, selectPayments(days));
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

/** Cents are cast to float8, which is exact for them, because bigint is returned as text. */
const selectPayments = (days: number) => sql`
  select coalesce(o.order_number, 'none') as "order", p.provider_order_id as paypal, p.status, p.capture_id as capture,
    coalesce(l.amount_cents, p.amount_cents)::float8 as cents, a.payment_id is not null as "isCapturing",
    coalesce((select sum(r.amount_cents) from refunds r where r.payment_id = p.id and r.status = 'done'), 0)::float8
      as "refundedCents",
    exists (select from refunds r where r.payment_id = p.id and r.status in ('claimed', 'pending')) as "isRefunding"
  from payments p
    left join orders o on o.id = coalesce(p.invoice_of, p.order_id)
    left join ledger l on l.kind = 'capture' and l.reference = p.capture_id
    left join capture_attempts a on a.payment_id = p.id
  where p.provider_order_id is not null
    and (p.created_at > now() - make_interval(days => ${days}) or exists (
      select from refunds r where r.payment_id = p.id and r.created_at > now() - make_interval(days => ${days})
    ))
  order by p.id`;

function compare(payment: PaymentRecord, found: PayPalState): string | undefined {
  const { paypal, status, capture, isCapturing } = payment;
  const name = `PayPal's order ${paypal}`;
  if (found.kind === "unknown") return `${name} could not be compared: ${found.why}`;
  if (isCapturing) return undefined;
  const isBooked = capture !== null && status !== "refused";
  if (found.kind === "open" || found.kind === "refused") {
    // The reconciler releases a payment that PayPal has refused after a review.
    return isBooked && status !== "pending"
      ? `capture ${capture} is in the ledger, but ${name} has none`
      : undefined;
  }
  if (!isBooked) return `${name} has captured ${found.money.amountCents} cents that belong to no order`;
  return compareCapture(payment, found, name);
}

function compareCapture(
  { status, capture, cents, refundedCents, isRefunding }: PaymentRecord,
  found: Extract<PayPalState, { kind: "captured" | "pending" }>,
  name: string,
): string | undefined {
  const { id, amountCents } = found.money;
  const place = status === "pending" ? "is under review" : "is in the ledger";
  if (id !== capture || amountCents !== cents)
    return `capture ${capture} of ${cents} cents ${place}, but ${name} has ${id} of ${amountCents}`;
  if (found.kind === "pending")
    return status === "pending" ? undefined : `capture ${capture} ${place}, but PayPal reviews it`;
  if (isRefunding || found.refundedCents === refundedCents) return undefined;
  return `capture ${capture} has refunds of ${refundedCents} cents in the ledger, but PayPal has paid back ${found.refundedCents}`;
}
