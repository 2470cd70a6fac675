import { formatCents } from "@ligate/contract/common/money";
import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import { and, eq, type SQL } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { conflict, notFound } from "../../../http/problem.ts";
import { assertEmailVerified } from "../../identity/index.ts";
import { users } from "../../identity/tables.ts";
import { type Order, orders } from "../orders/orders.table.ts";
import { captureAttempts, payments } from "../payments/payments.table.ts";
import { type Invoice, invoices } from "./invoices.table.ts";
import { findInvoice, type OpenInvoice } from "./read-invoices.ts";

/**
 * Locks the order of an invoice before its payment.
 * @param number of the invoice, without `IV-`
 * @throws ProblemError 404, also for another user's invoice; 403 until the user's email address is verified; 409 if the
 * invoice is paid, has another balance, or its payment is under review
 */
export async function lockUnpaidInvoice(
  tx: Tx,
  userId: number,
  number: string,
  amountCents: number,
): Promise<OpenInvoice> {
  const [order] = await tx
    .select({ id: orders.id, emailVerifiedAt: users.emailVerifiedAt })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(invoices.number, number), eq(orders.userId, userId)))
    .for("update", { of: orders });
  const invoice = order && (await findInvoice(tx, number));
  if (!invoice) throw notFound("such invoice");
  assertEmailVerified(order, "invoices are shown to verified customers only");
  const label = invoiceLabel(number);
  if (invoice.paidAt) throw conflict(`Invoice ${label} has already been paid. You were not charged again.`);
  if (await isInvoiceUnderReview(tx, invoice))
    throw conflict(`A payment for invoice ${label} is under review at PayPal. You were not charged again.`);
  if (invoice.balanceCents !== amountCents) {
    const asked = formatCents(invoice.balanceCents);
    throw conflict(`The amount due on invoice ${label} is ${asked}. Please check it and confirm again.`);
  }
  return invoice;
}

/** True while PayPal reviews a payment of the invoice. Call it with the order locked before a payment. */
export const isInvoiceUnderReview = (tx: Tx, { id }: Pick<Invoice, "id">): Promise<boolean> =>
  hasPending(tx, eq(payments.invoiceId, id));

const hasPending = async (tx: Tx, which: SQL): Promise<boolean> =>
  (await tx.$count(payments, and(which, eq(payments.status, "pending")))) > 0;

/**
 * Call it with the order locked before its outstanding balance is changed.
 * @throws ProblemError 409 if a payment of the order is being captured or is under review
 */
export async function assertNoPaymentInProgress(
  tx: Tx,
  { id, orderNumber }: Pick<Order, "id" | "orderNumber">,
) {
  const [attempt] = await tx.select().from(captureAttempts).where(eq(captureAttempts.orderId, id));
  if (attempt) {
    throw conflict(
      `A payment of order ${orderNumber} by card or PayPal is being confirmed. Try again later.`,
    );
  }
  if (!(await hasPending(tx, eq(payments.invoiceOf, id)))) return;
  throw conflict(
    `A payment of order ${orderNumber} is under review at PayPal. Try again when it is settled.`,
  );
}
