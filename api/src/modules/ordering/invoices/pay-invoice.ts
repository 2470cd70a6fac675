import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { enqueueEmail } from "../../../jobs/outbox.ts";
import { findBuyer } from "../orders/buyer.ts";
import { orders } from "../orders/orders.table.ts";
import { type PlacedOrder, recordStatusChange } from "../orders/status/record-status-change.ts";
import { invoicePaidMail } from "./invoice-mail.ts";
import { invoices } from "./invoices.table.ts";
import { type OpenInvoice, readInvoices } from "./read-invoices.ts";

export interface InvoicePaid {
  source: string;
  lastDigits: string;
  /** Defaults to `store`, for automatic changes. */
  actor?: string;
  publicUrl: string;
}

/**
 * Marks an invoice as paid whose last payment is booked, and mails the buyer. With its last invoice, the order is paid.
 * @param invoiceId of the payment
 */
export async function payInvoice(tx: Tx, invoiceId: number | null, paid: InvoicePaid): Promise<void> {
  const { source: paymentSource, lastDigits, actor = "store", publicUrl } = paid;
  const isThis = eq(invoices.id, invoiceId ?? 0);
  const [found] = await tx.select({ orderId: invoices.orderId }).from(invoices).where(isThis);
  const orderId = found?.orderId ?? 0;
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
  await tx.update(invoices).set({ paidAt: sql`now()`, paymentSource, lastDigits }).where(isThis);
  const listed = await readInvoices(tx, orderId);
  const settled = listed.find(({ id }) => id === invoiceId);
  if (!order || !settled) throw new Error(`Invoice ${invoiceId} or its order is gone`);
  const isPaid = isOrderPaid(order as PlacedOrder, listed);
  const mailTo = invoicePaidMail(order, settled, { publicUrl, isPaid });
  if (isPaid) return recordStatusChange(tx, order, { to: "paid", actor, mailTo });
  const buyer = await findBuyer(tx, order);
  await enqueueEmail(tx, `invoice-paid:${settled.number}`, buyer.email, mailTo(buyer));
}

/** True if the order is invoiced, and nothing is left to pay of its invoices. */
export const isOrderPaid = ({ status }: PlacedOrder, listed: OpenInvoice[]): boolean =>
  status === "invoiced" && listed.every(({ paidAt }) => paidAt !== null);
