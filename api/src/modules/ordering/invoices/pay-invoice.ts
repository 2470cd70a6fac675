import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { orders } from "../orders/orders.table.ts";
import { recordStatusChange } from "../orders/status/record-status-change.ts";
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
