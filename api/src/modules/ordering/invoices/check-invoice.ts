import { formatDollars, toDollars } from "@ligate/contract/common/money";
import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { conflict, notFound } from "../../../http/problem.ts";
import { assertEmailVerified } from "../../identity/index.ts";
import { users } from "../../identity/tables.ts";
import { type Order, orders } from "../orders/orders.table.ts";
import { captureAttempts, payments } from "../payments/payments.table.ts";
import { invoices } from "./invoices.table.ts";

/**
 * Locks the order of an invoice before its payment.
 * @returns the order's id
 * @throws ProblemError 404, also for another user's invoice; 403 until the user's email address is verified; 409 if the
 * invoice is paid, has another amount, or its payment is under review
 */
export async function lockUnpaidInvoice(tx: Tx, userId: number, orderNumber: string, amountCents: number) {
  const [order] = await tx
    .select({ id: orders.id, emailVerifiedAt: users.emailVerifiedAt })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.orderNumber, orderNumber), eq(orders.userId, userId)))
    .for("update", { of: orders });
  if (!order) throw notFound("such invoice");
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.orderId, order.id));
  if (!invoice) throw notFound("such invoice");
  assertEmailVerified(order, "invoices are shown to verified customers only");
  const label = invoiceLabel(orderNumber);
  if (invoice.paidAt) throw conflict(`Invoice ${label} has already been paid. You were not charged again.`);
  await assertInvoiceNotUnderReview(tx, { id: order.id, orderNumber });
  if (invoice.amountCents !== amountCents) {
    const asked = formatDollars(toDollars(invoice.amountCents));
    throw conflict(`The amount due on invoice ${label} is ${asked}. Please check it and confirm again.`);
  }
  return order.id;
}

/** True while PayPal reviews a payment of the order's invoice. */
export async function isInvoiceUnderReview(tx: Tx, orderId: number): Promise<boolean> {
  return (
    (await tx.$count(payments, and(eq(payments.invoiceOf, orderId), eq(payments.status, "pending")))) > 0
  );
}

/** Call it with the order locked, so that no payment begins at the same time. @throws ProblemError 409 */
async function assertInvoiceNotUnderReview(tx: Tx, { id, orderNumber }: Pick<Order, "id" | "orderNumber">) {
  if (!(await isInvoiceUnderReview(tx, id))) return;
  throw conflict(
    `A payment for invoice ${invoiceLabel(orderNumber)} is under review at PayPal. You were not charged again.`,
  );
}

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
  if (!(await isInvoiceUnderReview(tx, id))) return;
  throw conflict(
    `A payment of order ${orderNumber} is under review at PayPal. Try again when it is settled.`,
  );
}
