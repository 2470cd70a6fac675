import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { conflict } from "../../../http/problem.ts";
import type { Order } from "../orders/orders.table.ts";
import { captureAttempts, payments } from "../payments/payments.table.ts";

/** Whether PayPal reviews a payment of the order's invoice. */
export async function isInvoiceUnderReview(tx: Tx, orderId: number): Promise<boolean> {
  return (
    (await tx.$count(payments, and(eq(payments.invoiceOf, orderId), eq(payments.status, "pending")))) > 0
  );
}

/** Call it with the order locked, so that no payment begins at the same time. @throws ProblemError 409 */
export async function assertInvoiceNotUnderReview(
  tx: Tx,
  { id, orderNumber }: Pick<Order, "id" | "orderNumber">,
) {
  if (!(await isInvoiceUnderReview(tx, id))) return;
  throw conflict(
    `A payment of invoice ${invoiceLabel(orderNumber)} is under review at PayPal. No second payment was taken.`,
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
