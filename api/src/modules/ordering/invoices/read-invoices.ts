import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { orders } from "../orders/orders.table.ts";
import { ledger, payments } from "../payments/payments.table.ts";
import { bankPayments, creditNotes, type Invoice, invoices } from "./invoices.table.ts";

/** An invoice with its balance, in cents. */
export interface OpenInvoice extends Invoice {
  /** The sum of its credit notes. */
  creditedCents: number;
  /** Received for it: by card or PayPal, bank transfer or check. */
  paidCents: number;
  /** Still to pay; negative if it is overpaid. */
  balanceCents: number;
}

/** The invoices of an order, the oldest first. */
export const readInvoices = (tx: Tx, orderId: number): Promise<OpenInvoice[]> =>
  select(tx, eq(invoices.orderId, orderId));

/** The unpaid invoices of an order, the oldest first. */
export const readUnpaidInvoices = (tx: Tx, orderId: number): Promise<OpenInvoice[]> =>
  select(tx, and(eq(invoices.orderId, orderId), isNull(invoices.paidAt)));

/** The invoices of all orders of a user, the oldest first. */
export const readInvoicesByUser = (tx: Tx, userId: number): Promise<OpenInvoice[]> =>
  select(
    tx,
    inArray(invoices.orderId, tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))),
  );

/** @param number without `IV-` */
export async function findInvoice(tx: Tx, number: string): Promise<OpenInvoice | undefined> {
  const [invoice] = await select(tx, eq(invoices.number, number));
  return invoice;
}

/** The number of the invoice that a payment pays, without `IV-`. */
export async function readInvoiceNumber(tx: Tx, invoiceId: number | null): Promise<string> {
  const [found] = await tx
    .select({ number: invoices.number })
    .from(invoices)
    .where(eq(invoices.id, invoiceId ?? 0));
  if (!found) throw new Error(`Invoice ${invoiceId} is gone`);
  return found.number;
}

// As parts of other SQL: a selected expression of one table loses the names of the tables.
const credited = sql`(select coalesce(sum(${creditNotes.amountCents}), 0) from ${creditNotes}
  where ${creditNotes.invoiceId} = ${invoices.id})`;
const captured = sql`(select coalesce(sum(${ledger.amountCents}), 0) from ${payments}
  join ${ledger} on ${ledger.kind} = 'capture' and ${ledger.reference} = ${payments.captureId}
  where ${payments.invoiceId} = ${invoices.id})`;
const transferred = sql`(select coalesce(sum(${bankPayments.amountCents}), 0) from ${bankPayments}
  where ${bankPayments.invoiceId} = ${invoices.id})`;

async function select(tx: Tx, which: SQL | undefined): Promise<OpenInvoice[]> {
  const found = await tx
    .select({
      invoice: invoices,
      creditedCents: sql`${credited}`.mapWith(Number),
      paidCents: sql`${captured} + ${transferred}`.mapWith(Number),
    })
    .from(invoices)
    .where(which)
    .orderBy(asc(invoices.id));
  return found.map(({ invoice, creditedCents, paidCents }) => ({
    ...invoice,
    creditedCents,
    paidCents,
    balanceCents: invoice.amountCents - creditedCents - paidCents,
  }));
}
