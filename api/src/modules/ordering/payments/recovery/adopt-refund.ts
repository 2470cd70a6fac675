import { eq } from "drizzle-orm";
import { conflict, notFound, ProblemError } from "../../../../http/problem.ts";
import type { PaymentContext } from "../payment-context.ts";
import { payments } from "../payments.table.ts";
import { bookProviderRefund, bookReversal } from "../refunds/provider-refunds.ts";
import { refundContext } from "../refunds/refund-context.ts";
import { findOrderNumber } from "./own-capture.ts";

const DAY_MS = 24 * 3600 * 1000;
const LISTED_DAYS = 31;

/**
 * Books a refund or a reversal that PayPal has made and the database does not know, as after a restore. The buyer is not
 * mailed again. Idempotent.
 * @returns the number of the order
 * @throws ProblemError 404 if PayPal's list does not have it; 409 if its payment is unknown; 503 if PayPal does not answer
 */
export async function adoptRefund(context: PaymentContext, refundId: string): Promise<string> {
  const { db, paypal } = context;
  const list = await paypal.listTransactions(new Date(Date.now() - LISTED_DAYS * DAY_MS));
  if (list.kind === "failed") throw new ProblemError(503, `PayPal could not be asked: ${list.why}.`);
  const listed = list.transactions.find(({ id, kind }) => id === refundId && kind !== "payment");
  if (!listed)
    throw notFound(
      `transaction ${refundId} in PayPal's list of the last ${LISTED_DAYS} days, which reaches to ${list.until},`,
    );
  const made = await paypal.readRefund(refundId);
  if (!("refund" in made)) throw conflict(`Refund ${refundId} was not made: ${made.why}`);
  const { captureId } = made.refund;
  const [payment] = await db.select().from(payments).where(eq(payments.captureId, captureId));
  if (!payment) throw conflict(`Adopt capture ${captureId} before its refund ${refundId}.`);
  if (listed.kind === "refund") await bookProviderRefund(refundContext(context), refundId, false);
  else await bookReversal(refundContext(context), refundId);
  return findOrderNumber(db, payment);
}
