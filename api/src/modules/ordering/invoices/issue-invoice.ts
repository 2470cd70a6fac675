import type { Tx } from "../../../db/database.ts";
import { conflict } from "../../../http/problem.ts";
import { enqueueEmail } from "../../../jobs/outbox.ts";
import { assertNextStatus, type StatusChangeContext } from "../orders/status/change-order-status.ts";
import { lockOrder, recordStatusChange } from "../orders/status/record-status-change.ts";
import { outstandingBalanceCents } from "../payments/ledger.ts";
import { accountsPayableMail, invoiceMail } from "./invoice-mail.ts";
import { type Invoice, invoices } from "./invoices.table.ts";

const DUE_DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;

export interface InvoiceTerms extends StatusChangeContext {
  /** Days until the invoice is due. */
  dueDays?: number;
}

/**
 * Issues the invoice for the unpaid amount of an order, changes the order to `invoiced`, and mails the buyer and their accounts payable.
 * @throws ProblemError 404, or 409 if the order cannot be invoiced
 */
export async function issueInvoice(
  tx: Tx,
  orderNumber: string,
  { dueDays = DUE_DAYS, actor, publicUrl }: InvoiceTerms,
): Promise<Invoice> {
  const order = await lockOrder(tx, orderNumber);
  assertNextStatus(order, "invoiced");
  const amountCents = await outstandingBalanceCents(tx, order);
  if (amountCents <= 0)
    throw conflict(`Order ${orderNumber} is paid in full: there is nothing left to invoice.`);
  const [invoice] = await tx
    .insert(invoices)
    .values({ orderId: order.id, amountCents, billedOn: dayIn(0), dueOn: dayIn(dueDays) })
    .returning();
  if (!invoice) throw new Error("An invoice was not written");
  const mailTo = invoiceMail(order, invoice, publicUrl);
  await recordStatusChange(tx, order, { to: "invoiced", actor, mailTo });
  const payable = order.references?.invoices_to;
  if (payable)
    await enqueueEmail(tx, `invoice-copy:${order.id}`, payable, accountsPayableMail(order, invoice));
  return invoice;
}

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
