import { eq } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { conflict } from "../../../../http/problem.ts";
import { unreturnedCents } from "../audit/audit-paypal.ts";
import type { PaymentContext } from "../payment-context.ts";
import { captureAttempts, type Payment, payments } from "../payments.table.ts";
import type { RefundOutcome } from "../refunds/refund-provider.ts";
import { findOrderNumber, findOwnCapture, lockPaymentOfCapture, type OwnCapture } from "./own-capture.ts";

/** The amount that a refund has paid back; `done` without `cents` if nothing was left. */
export interface RefundedPayment {
  outcome: RefundOutcome["kind"];
  cents: number;
  why?: string;
}

/**
 * Refunds what is left of a payment that PayPal has captured and the database does not know, as after a restore. PayPal
 * makes one refund however often it is asked, because the request id follows from the capture; its list is the record.
 * @param reason PayPal's mail to the buyer has it
 * @throws ProblemError 404; 409 for a payment of an order, whose refund is booked, and one that is being captured or adopted
 */
export async function refundUnknownPayment(
  context: PaymentContext,
  captureId: string,
  reason: string,
): Promise<RefundedPayment> {
  const capture = await findOwnCapture(context, captureId);
  const held = await context.db.transaction((tx) => preventAdoption(tx, context, capture));
  const cents = unreturnedCents(capture);
  if (cents === 0) return { outcome: "done", cents };
  const outcome = await context.paypal.refund(captureId, `refund-${captureId}`, cents, reason);
  if (outcome.kind === "refused" && held) await setStatus(context.db, held, "refused");
  return { outcome: outcome.kind, cents, ...("why" in outcome && { why: outcome.why }) };
}

/** Holds the payment, if there is one, so that neither its buyer nor `adoptPayment` can capture it. */
async function preventAdoption(tx: Tx, context: PaymentContext, capture: OwnCapture) {
  const payment = await lockPaymentOfCapture(tx, context, capture);
  if (!payment) return undefined;
  if (payment.captureId) {
    const number = await findOrderNumber(tx, payment);
    throw conflict(`Capture ${capture.id} is known: it pays order ${number}. See order:show ${number}.`);
  }
  const isCapturing = (await tx.$count(captureAttempts, eq(captureAttempts.paymentId, payment.id))) > 0;
  if (isCapturing) throw conflict(`Capture ${capture.id} is being confirmed. Try again in a minute.`);
  await setStatus(tx, payment, "disputed");
  return payment;
}

const setStatus = (tx: Tx, { id }: Payment, status: Payment["status"]) =>
  tx.update(payments).set({ status }).where(eq(payments.id, id));
