import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { enqueueEmail } from "../../../jobs/outbox.ts";
import { findBuyer } from "../orders/buyer.ts";
import { type PlacedOrder, recordStatusChange } from "../orders/status/record-status-change.ts";
import { ledger } from "../payments/payments.table.ts";
import { assertNoPaymentInProgress } from "./check-invoice.ts";
import { creditNoteMail } from "./credit-note-mail.ts";
import { type CreditNote, creditNotes, invoices } from "./invoices.table.ts";
import { isOrderPaid } from "./pay-invoice.ts";
import { type OpenInvoice, readInvoices } from "./read-invoices.ts";

export interface Credit {
  /** At most the balance of the invoice. */
  amountCents: number;
  /** Shown to the customer. */
  reason: string;
  actor: string;
  publicUrl: string;
}

/**
 * Reduces an unpaid invoice of a locked order, books the credit note and mails it to the buyer. An invoice that is
 * reduced to nothing is settled; with the last one of an invoiced order, the order is paid.
 * @throws ProblemError 409 while a payment of the order is being captured or is under review
 */
export async function issueCreditNote(
  tx: Tx,
  order: PlacedOrder,
  invoice: OpenInvoice,
  { amountCents, reason, actor, publicUrl }: Credit,
): Promise<CreditNote> {
  await assertNoPaymentInProgress(tx, order);
  const note = await insertNote(tx, order, { amountCents, reason, actor, invoiceId: invoice.id });
  const balanceCents = invoice.balanceCents - amountCents;
  if (balanceCents === 0)
    await tx
      .update(invoices)
      .set({ paidAt: sql`now()`, paymentSource: "Credit note" })
      .where(eq(invoices.id, invoice.id));
  const mailTo = creditNoteMail(order, { ...invoice, balanceCents }, note, publicUrl);
  if (balanceCents === 0 && isOrderPaid(order, await readInvoices(tx, order.id)))
    await recordStatusChange(tx, order, { to: "paid", actor, mailTo });
  else {
    const buyer = await findBuyer(tx, order);
    await enqueueEmail(tx, `credit-note:${note.number}`, buyer.email, mailTo(buyer));
  }
  return note;
}

async function insertNote(
  tx: Tx,
  { id: orderId, orderNumber }: PlacedOrder,
  fields: { amountCents: number; reason: string; actor: string; invoiceId: number },
): Promise<CreditNote> {
  const earlier = await tx.$count(creditNotes, eq(creditNotes.orderId, orderId));
  const number = `CN-${orderNumber}-${earlier + 1}`;
  const [note] = await tx
    .insert(creditNotes)
    .values({ ...fields, orderId, number })
    .returning();
  if (!note) throw new Error("A credit note was not written");
  const amountCents = -note.amountCents;
  await tx
    .insert(ledger)
    .values({ orderId, kind: "credit_note", amountCents, currency: "USD", reference: number });
  return note;
}
