import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { orders } from "../orders/orders.table.ts";
import { type PlacedOrder, recordStatusChange } from "../orders/status/record-status-change.ts";
import { outstandingBalanceCents } from "../payments/ledger.ts";
import { ledger } from "../payments/payments.table.ts";
import { assertNoPaymentInProgress } from "./check-invoice.ts";
import { invoicePaidMail } from "./invoice-mail.ts";
import { invoices } from "./invoices.table.ts";

export interface InvoicePaid {
  source: string;
  lastDigits: string;
  /** Defaults to `store`, for automatic changes. */
  actor?: string;
  publicUrl: string;
}

/** Marks an invoice and its order as paid, and mails the buyer. */
export async function payInvoice(tx: Tx, orderId: number, paid: InvoicePaid) {
  const { source: paymentSource, lastDigits, actor = "store", publicUrl } = paid;
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
  const [invoice] = await tx
    .update(invoices)
    .set({ paidAt: sql`now()`, paymentSource, lastDigits })
    .where(eq(invoices.orderId, orderId))
    .returning();
  if (!order || !invoice) throw new Error(`The invoice of order ${orderId} is gone`);
  const mailTo = invoicePaidMail(order, invoice, publicUrl);
  await recordStatusChange(tx, order, { to: "paid", actor, mailTo });
}

/**
 * Records that the invoice of a locked order was paid by bank transfer.
 * @throws ProblemError 409 while a payment of it by card or PayPal is being captured or under review
 */
export async function recordBankTransfer(
  tx: Tx,
  order: PlacedOrder,
  { actor, publicUrl }: { actor: string; publicUrl: string },
) {
  const { id: orderId, orderNumber: reference } = order;
  await assertNoPaymentInProgress(tx, order);
  const amountCents = await outstandingBalanceCents(tx, order);
  await tx.insert(ledger).values({ orderId, kind: "transfer", amountCents, currency: "USD", reference });
  await payInvoice(tx, orderId, { source: "Bank transfer", lastDigits: "", actor, publicUrl });
}
