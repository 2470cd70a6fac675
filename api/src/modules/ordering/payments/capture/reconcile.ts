import { and, eq, lte, sql } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { publicUrl } from "../../../../http/public-url.ts";
import { enqueueEmail } from "../../../../jobs/outbox.ts";
import { users } from "../../../identity/tables.ts";
import { invoices } from "../../invoices/invoices.table.ts";
import type { PaymentContext } from "../payment-context.ts";
import { type CaptureAttempt, captureAttempts, payments } from "../payments.table.ts";
import { checkDueReviews } from "../review/check-reviews.ts";
import { hasExpired } from "./capture-results.ts";
import { findProviderOrder, finishCapture, recordOutcome } from "./finish-capture.ts";
import { takeLease, withLease } from "./lease.ts";
import { paymentGivenUpMail } from "./payment-given-up-mail.ts";
import { release } from "./settle.ts";

const BATCH = 20;

/** Finishes captures whose process died or that PayPal did not answer, and settles reviews that have ended. */
export async function reconcile(context: PaymentContext) {
  await Promise.all([...(await claimDueCaptures(context)), ...(await checkDueReviews(context))]);
}

/**
 * Claims due captures and finishes them concurrently, so that none waits for another one's response from PayPal.
 * @param isStart also claims captures whose retry is not due yet, because the process that planned it may be dead
 * @returns the running captures; none of the promises rejects
 */
export async function claimDueCaptures(context: PaymentContext, isStart = false): Promise<Promise<void>[]> {
  const now = sql`now()`;
  const due = await context.db
    .select({ orderId: captureAttempts.orderId })
    .from(captureAttempts)
    .where(and(lte(captureAttempts.leaseUntil, now), isStart ? undefined : lte(captureAttempts.retryAt, now)))
    .orderBy(captureAttempts.retryAt)
    .limit(BATCH);
  return due.map(({ orderId }) => finish(context, orderId));
}

async function finish(context: PaymentContext, orderId: number) {
  try {
    const attempt = await takeLease(context.db, orderId);
    if (attempt) await (hasExpired(attempt) ? giveUp(context, attempt) : finishCapture(context, attempt));
  } catch (error) {
    context.log.error({ err: error, order: orderId }, "a capture could not be finished");
  }
}

/** After ten minutes the buyer no longer waits: releases the payment if PayPal has not captured it. */
const giveUp = (context: PaymentContext, attempt: CaptureAttempt) =>
  withLease(context, attempt, async () => {
    const { id } = await findProviderOrder(context, attempt);
    const outcome = await context.paypal.read(id);
    if (outcome.kind !== "open") await recordOutcome(context, attempt, outcome);
    else await context.db.transaction((tx) => cancel(tx, context, attempt));
  });

async function cancel(tx: Tx, { settings }: PaymentContext, attempt: CaptureAttempt) {
  const mail = paymentGivenUpMail(publicUrl(settings), await invoiceOf(tx, attempt));
  const isReleased = await release(tx, attempt, {
    detail: "Your payment did not go through.",
    details: [{ issue: "NOT_CONFIRMED", description: "The payment service did not confirm it in time." }],
    debug_id: "",
  });
  const [user] = await tx.select().from(users).where(eq(users.id, attempt.userId));
  if (user && isReleased) await enqueueEmail(tx, `payment-given-up:${attempt.requestId}`, user.email, mail);
}

/** The number of the invoice that an attempt pays; `undefined` for a cart. */
async function invoiceOf(tx: Tx, { paymentId }: CaptureAttempt): Promise<string | undefined> {
  const [found] = await tx
    .select({ number: invoices.number })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(eq(payments.id, paymentId));
  return found?.number;
}

/**
 * Runs the reconciler repeatedly: a run claims due captures and reviews, and does not wait for those of earlier runs. The
 * first run also claims captures whose retry is not due yet, because the process that planned the retry may be dead.
 */
export function createCaptureReconciler(context: PaymentContext) {
  const running = new Set<Promise<void>>();
  let isFirst = true;
  async function run() {
    const claimed = [...(await claimDueCaptures(context, isFirst)), ...(await checkDueReviews(context))];
    for (const work of claimed) {
      running.add(work);
      void work.then(() => running.delete(work));
    }
    isFirst = false;
  }
  return { run, finish: () => Promise.all(running) };
}
