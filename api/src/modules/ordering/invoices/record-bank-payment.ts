import { formatCents } from "@ligate/contract/common/money";
import { BANK_PAYMENT_METHODS } from "@ligate/contract/invoices/bank-payments";
import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import { eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { conflict, notFound } from "../../../http/problem.ts";
import { enqueueEmail } from "../../../jobs/outbox.ts";
import { findBuyer } from "../orders/buyer.ts";
import { orders } from "../orders/orders.table.ts";
import { lockOrder, type PlacedOrder } from "../orders/status/record-status-change.ts";
import { ledger } from "../payments/payments.table.ts";
import { assertNoPaymentInProgress } from "./check-invoice.ts";
import { partPaidMail } from "./invoice-mail.ts";
import { bankPayments, type Invoice, invoices, type ReceivedPayment } from "./invoices.table.ts";
import { payInvoice } from "./pay-invoice.ts";
import { findInvoice, type OpenInvoice } from "./read-invoices.ts";

interface Recorder {
  actor: string;
  publicUrl: string;
}

/**
 * Records a bank transfer or a check for an invoice, all of it or a part, and mails the buyer what was received and what is
 * left to pay. More than the balance is kept as an overpayment, which `returnOverpayment` sends back.
 * @returns the invoice after the payment
 * @throws ProblemError 404; 409 if the invoice is paid, this payment has been recorded, or a payment of the order by card or
 * PayPal is in progress
 */
export async function recordBankPayment(
  tx: Tx,
  invoiceNumber: string,
  received: ReceivedPayment,
  recorder: Recorder,
): Promise<OpenInvoice> {
  const { order, invoice } = await lockInvoicedOrder(tx, invoiceNumber);
  // Inserted before the invoice is checked, so that a repeated command reports the duplicate and not a paid invoice.
  await insertPayment(tx, invoice, received, recorder.actor);
  if (invoice.paidAt) throw conflict(`Invoice ${invoiceLabel(invoiceNumber)} has already been paid.`);
  await assertNoPaymentInProgress(tx, order);
  await bookTransfer(tx, invoice, received);
  const after = await reread(tx, invoiceNumber);
  if (after.balanceCents > 0) {
    const buyer = await findBuyer(tx, order);
    const key = `invoice-part-paid:${invoiceNumber}:${received.method}:${received.reference}`;
    const mail = partPaidMail(order, after, received, recorder.publicUrl)(buyer);
    await enqueueEmail(tx, key, buyer.email, mail);
    return after;
  }
  const source = BANK_PAYMENT_METHODS[received.method];
  await payInvoice(tx, invoice.id, { source, lastDigits: "", ...recorder });
  return after;
}

/**
 * Records that an overpayment, or a part of it, was sent back.
 * @throws ProblemError 404, or 409 if more would be sent back than was overpaid, or it has been recorded
 */
export async function returnOverpayment(
  tx: Tx,
  invoiceNumber: string,
  returned: ReceivedPayment,
  { actor }: Recorder,
): Promise<OpenInvoice> {
  const { invoice } = await lockInvoicedOrder(tx, invoiceNumber);
  const sent = { ...returned, amountCents: -returned.amountCents };
  await insertPayment(tx, invoice, sent, actor);
  const overpaidCents = Math.max(0, -invoice.balanceCents);
  if (returned.amountCents > overpaidCents)
    throw conflict(
      `Invoice ${invoiceLabel(invoiceNumber)} is overpaid by ${formatCents(overpaidCents)}: no more can be sent back.`,
    );
  await bookTransfer(tx, invoice, sent);
  return reread(tx, invoiceNumber);
}

async function lockInvoicedOrder(
  tx: Tx,
  number: string,
): Promise<{ order: PlacedOrder; invoice: OpenInvoice }> {
  const [found] = await tx
    .select({ orderNumber: orders.orderNumber })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(invoices.number, number));
  if (!found) throw notFound("such invoice");
  const order = await lockOrder(tx, found.orderNumber);
  return { order, invoice: await reread(tx, number) };
}

async function reread(tx: Tx, number: string): Promise<OpenInvoice> {
  const invoice = await findInvoice(tx, number);
  if (!invoice) throw new Error(`Invoice ${number} is gone`);
  return invoice;
}

async function insertPayment(tx: Tx, { id, number }: Invoice, received: ReceivedPayment, actor: string) {
  const written = await tx
    .insert(bankPayments)
    .values({ ...received, invoiceId: id, actor })
    .onConflictDoNothing()
    .returning();
  if (written.length > 0) return;
  const method = BANK_PAYMENT_METHODS[received.method];
  throw conflict(
    `${method} ${received.reference} has already been recorded for invoice ${invoiceLabel(number)}. It was not recorded again.`,
  );
}

const bookTransfer = (
  tx: Tx,
  { orderId, number }: Invoice,
  { amountCents, method, reference }: ReceivedPayment,
) =>
  tx.insert(ledger).values({
    orderId,
    kind: "transfer",
    amountCents,
    currency: "USD",
    reference: `${invoiceLabel(number)} ${method} ${reference}`,
  });
