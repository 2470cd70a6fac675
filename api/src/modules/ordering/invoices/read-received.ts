import { BANK_PAYMENT_METHODS } from "@ligate/contract/invoices/bank-payments";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { ledger, payments } from "../payments/payments.table.ts";
import { bankPayments, invoices } from "./invoices.table.ts";

/** Money of an order that moved. */
export interface Received {
  /** "Paid by check 1043" */
  label: string;
  /** The day on which it moved, `YYYY-MM-DD`. */
  on: string;
  /** Negative if it was paid back. */
  cents: number;
  /** The invoice that it pays; null for money paid in advance, and for refunds. */
  invoiceId: number | null;
}

/** The money of an order that was received and paid back, the oldest first. */
export async function readReceived(tx: Tx, orderId: number): Promise<Received[]> {
  const received = [...(await readCardMoney(tx, orderId)), ...(await readBankMoney(tx, orderId))];
  return received.toSorted((a, b) => a.on.localeCompare(b.on));
}

const CARD_LABELS = {
  capture: "Paid by card or PayPal",
  refund: "Refunded",
  reversal: "Taken back by PayPal",
} as const;
type CardMoney = keyof typeof CARD_LABELS;

async function readCardMoney(tx: Tx, orderId: number): Promise<Received[]> {
  const kinds = Object.keys(CARD_LABELS) as CardMoney[];
  const booked = await tx
    .select({ kind: ledger.kind, at: ledger.at, cents: ledger.amountCents, invoiceId: payments.invoiceId })
    .from(ledger)
    .leftJoin(payments, and(eq(ledger.kind, "capture"), eq(payments.captureId, ledger.reference)))
    .where(and(eq(ledger.orderId, orderId), inArray(ledger.kind, kinds)))
    .orderBy(asc(ledger.id));
  return booked.map(({ kind, at, cents, invoiceId }) => ({
    label: CARD_LABELS[kind as CardMoney],
    on: at.toISOString().slice(0, 10),
    cents,
    invoiceId,
  }));
}

async function readBankMoney(tx: Tx, orderId: number): Promise<Received[]> {
  const recorded = await tx
    .select({ payment: bankPayments })
    .from(bankPayments)
    .innerJoin(invoices, eq(invoices.id, bankPayments.invoiceId))
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(bankPayments.id));
  return recorded.map(({ payment: { amountCents, method, reference, receivedOn, invoiceId } }) => ({
    label: `${amountCents < 0 ? "Sent back by" : "Paid by"} ${BANK_PAYMENT_METHODS[method]} ${reference}`,
    on: receivedOn,
    cents: amountCents,
    invoiceId,
  }));
}
