import { setTimeout as pause } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../../db/database.ts";
import { assertMayPay } from "../card-testing.ts";
import type { PaymentContext } from "../payment-context.ts";
import { captureAttempts, payments } from "../payments.table.ts";
import {
  type CapturedPayment,
  capturedPayment,
  captureHeld,
  captureRefused,
  captureUnconfirmed,
} from "./capture-results.ts";
import { type CaptureRequest, claim, type OrderSource } from "./claim.ts";
import { finishCapture } from "./finish-capture.ts";

const POLL_MS = 100;

/**
 * Captures a payment for the order that `source` places or finds, in three steps: claim, capture, settle. No
 * transaction waits for PayPal. A repeated or concurrent request returns the result of the first.
 */
export async function capturePayment(
  context: PaymentContext,
  request: CaptureRequest,
  source: OrderSource,
): Promise<CapturedPayment> {
  const { db } = context;
  if (request.payer) await assertMayPay(db, request.payer);
  const claimed = await db.transaction((tx) => claim(tx, request, source));
  if (claimed.kind === "captured") return claimed.captured;
  if (claimed.kind === "busy") return waitForOtherRequest(db, claimed.payment.id);

  const outcome = await finishCapture(context, claimed.attempt, {
    payment: claimed.payment,
    payer: request.payer,
  });
  if (outcome.kind === "refused") throw captureRefused(outcome.refusal);
  if (outcome.kind === "disputed") throw captureHeld();
  if (outcome.kind === "unknown") throw captureUnconfirmed(claimed.attempt);
  return { captureId: outcome.money.id, isUnderReview: outcome.kind === "pending" };
}

/** Waits for the result of another request that captures the same payment. */
async function waitForOtherRequest(db: Database, paymentId: number): Promise<CapturedPayment> {
  for (;;) {
    await pause(POLL_MS);
    const [now] = await db
      .select({
        payment: payments,
        startedAt: captureAttempts.startedAt,
        isLeased: sql<boolean | null>`${captureAttempts.leaseUntil} > now()`,
      })
      .from(payments)
      .leftJoin(captureAttempts, eq(captureAttempts.paymentId, payments.id))
      .where(eq(payments.id, paymentId));
    if (!now) throw new Error(`Payment ${paymentId} is gone`);
    const captured = capturedPayment(now.payment);
    if (captured) return captured;
    if (now.payment.refusal) throw captureRefused(now.payment.refusal);
    if (!now.isLeased) throw captureUnconfirmed({ startedAt: now.startedAt ?? new Date() });
  }
}
