import { randomUUID } from "node:crypto";
import { formatCents } from "@ligate/contract/common/money";
import { sql } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { conflict } from "../../../../http/problem.ts";
import { type Credit, issueCreditNote } from "../../invoices/credit-note.ts";
import type { CreditNote } from "../../invoices/invoices.table.ts";
import { type OpenInvoice, readUnpaidInvoices } from "../../invoices/read-invoices.ts";
import {
  assertNotBeingCancelled,
  assertNotUnderReview,
  type PlacedOrder,
} from "../../orders/status/record-status-change.ts";
import { openRefunds, readRefunds } from "./read-refunds.ts";
import { lockOrderWithPayments, type RefundablePayment } from "./refundable.ts";
import { type RefundRecord, refunds } from "./refunds.table.ts";

/** Longer than the client waits for PayPal. Afterwards the reconciler takes over the refund. */
const LEASE_SECONDS = 30;
export const newRefundLease = () => sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

export interface RefundRequest {
  orderNumber: string;
  /** Without it, everything is refunded and credited. */
  amountCents?: number;
  /** Shown to the customer. */
  reason: string;
  actor: string;
}

/** A claimed refund of an order: the parts that reduce its invoices, and refunds that PayPal is to make. */
export interface ClaimedRefund {
  creditNotes: CreditNote[];
  refunds: RefundRecord[];
}

/**
 * First step of a refund: reduces the order's unpaid invoices, the latest first, and stores what exceeds it as claimed refunds of its
 * captured payments, the latest payment first.
 * @throws ProblemError 404; 409 if this amount cannot be refunded
 */
export async function claimRefund(
  tx: Tx,
  { orderNumber, amountCents, reason, actor }: RefundRequest,
  publicUrl: string,
): Promise<ClaimedRefund> {
  const { order, payments } = await lockOrderWithPayments(tx, orderNumber);
  assertNotUnderReview(order);
  await assertNotBeingCancelled(tx, order);
  await assertConfirmed(tx, order);
  const unpaid = await readUnpaidInvoices(tx, order.id);
  const owedCents = unpaid.reduce((cents, { balanceCents }) => cents + balanceCents, 0);
  const mostCents = owedCents + sumRefundable(payments);
  const wantedCents = amountCents ?? mostCents;
  assertRefundable(order, wantedCents, mostCents);
  const creditCents = Math.min(owedCents, wantedCents);
  return {
    creditNotes: await creditInvoices(tx, order, unpaid, {
      amountCents: creditCents,
      reason,
      actor,
      publicUrl,
    }),
    refunds: await insertRefunds(tx, payments, wantedCents - creditCents, { reason, actor }),
  };
}

/** Prevents a second refund when a command is repeated because its refund was not confirmed. */
async function assertConfirmed(tx: Tx, { id, orderNumber }: PlacedOrder) {
  const unconfirmed = openRefunds(await readRefunds(tx, id)).find(({ status }) => status === "claimed");
  if (!unconfirmed) return;
  throw conflict(
    `PayPal has not confirmed a refund of ${formatCents(unconfirmed.amountCents)} of order ${orderNumber} yet. The store keeps asking. Refund more when order:show lists it as completed.`,
  );
}

/** Reduces unpaid invoices by an amount that they cover, the latest first. */
async function creditInvoices(
  tx: Tx,
  order: PlacedOrder,
  unpaid: OpenInvoice[],
  credit: Credit,
): Promise<CreditNote[]> {
  const notes: CreditNote[] = [];
  let restCents = credit.amountCents;
  for (const invoice of unpaid.toReversed()) {
    const amountCents = Math.min(restCents, invoice.balanceCents);
    restCents -= amountCents;
    if (amountCents > 0) notes.push(await issueCreditNote(tx, order, invoice, { ...credit, amountCents }));
  }
  return notes;
}

const sumRefundable = (payments: RefundablePayment[]) =>
  payments.reduce((cents, { refundableCents }) => cents + refundableCents, 0);

function assertRefundable({ orderNumber }: PlacedOrder, wantedCents: number, mostCents: number) {
  const transfers = "Bank transfers are not refunded by this command.";
  if (mostCents === 0) {
    throw conflict(
      `Order ${orderNumber} has no unpaid invoice, and no captured money that is not refunded yet. ${transfers}`,
    );
  }
  if (wantedCents <= mostCents) return;
  throw conflict(`At most ${formatCents(mostCents)} of order ${orderNumber} can be refunded. ${transfers}`);
}

interface RefundReason {
  reason: string;
  actor: string;
  cancelsOrder?: boolean;
}

/** Stores claimed refunds of an amount that the payments cover, with a lease of this process. */
export async function insertRefunds(
  tx: Tx,
  payments: RefundablePayment[],
  amountCents: number,
  fields: RefundReason,
): Promise<RefundRecord[]> {
  let restCents = amountCents;
  const values = payments.toReversed().flatMap(({ id: paymentId, refundableCents }) => {
    const cents = Math.min(restCents, refundableCents);
    restCents -= cents;
    const claimed = { requestId: randomUUID(), leaseUntil: newRefundLease() };
    return cents > 0 ? [{ ...fields, ...claimed, paymentId, amountCents: cents }] : [];
  });
  return values.length > 0 ? tx.insert(refunds).values(values).returning() : [];
}
