import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../db/database.ts";
import { conflict, notFound } from "../../../http/problem.ts";
import { enqueueEmail } from "../../../jobs/outbox.ts";
import { createDocumentLink } from "../documents/document-links.ts";
import { findBuyer } from "../orders/buyer.ts";
import { orders } from "../orders/orders.table.ts";
import { reminderMail } from "./invoice-mail.ts";
import { type Invoice, invoices } from "./invoices.table.ts";
import { findInvoice } from "./read-invoices.ts";

/** The days relative to the due date on which an unpaid invoice is reminded of. */
const REMINDER_DAYS = [-7, 7, 21];
/** Before all of them. */
const FIRST = -1000;
/** A store that was stopped for longer does not send a reminder late. */
const LATE_DAYS = 6;

/**
 * Mails the reminders that are due today, once each, to the buyer and to accounts payable. An invoice whose terms are shorter
 * than its first reminder has none before it is due.
 * @param today `YYYY-MM-DD`
 */
export async function remindOfInvoices(
  db: Database,
  publicUrl: string,
  today = new Date().toISOString().slice(0, 10),
): Promise<void> {
  for (const days of REMINDER_DAYS) {
    const remindOn = sql`${invoices.dueOn} + ${days}::int`;
    const due = await db
      .select()
      .from(invoices)
      .where(
        and(
          isNull(invoices.paidAt),
          invoices.isReminded,
          sql`${remindOn} between ${today}::date - ${LATE_DAYS}::int and ${today}::date`,
          sql`${remindOn} > ${invoices.billedOn}`,
          sql`coalesce(${invoices.lastReminder}, ${FIRST}) < ${days}`,
        ),
      );
    for (const invoice of due) await db.transaction((tx) => remind(tx, invoice, days, publicUrl));
  }
}

async function remind(tx: Tx, { orderId, number }: Invoice, days: number, publicUrl: string) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
  const invoice = await findInvoice(tx, number);
  if (!order || !invoice || invoice.paidAt || (invoice.lastReminder ?? FIRST) >= days) return;
  await tx.update(invoices).set({ lastReminder: days }).where(eq(invoices.id, invoice.id));
  const buyer = await findBuyer(tx, order);
  const payable = order.references?.invoices_to;
  for (const [key, recipient] of [
    ["buyer", buyer.email],
    ["payable", payable],
  ] as const) {
    if (!recipient) continue;
    const href = await createDocumentLink(tx, { kind: "invoice", number }, publicUrl);
    const mail = reminderMail(order, invoice, days < 0 ? "before" : "after", href);
    await enqueueEmail(tx, `invoice-reminder:${number}:${days}:${key}`, recipient, mail);
  }
}

/** Turns the reminders of an unpaid invoice on or off. @throws ProblemError 404, or 409 for a paid invoice */
export async function setReminders(tx: Tx, number: string, isReminded: boolean): Promise<void> {
  const [invoice] = await tx
    .update(invoices)
    .set({ isReminded })
    .where(eq(invoices.number, number))
    .returning();
  if (!invoice) throw notFound("such invoice");
  if (invoice.paidAt) throw conflict(`Invoice ${invoiceLabel(number)} is paid: it is not reminded of.`);
}
