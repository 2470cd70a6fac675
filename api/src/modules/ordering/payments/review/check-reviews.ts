import { and, eq, inArray, lte, sql } from "drizzle-orm";
import { publicUrl } from "../../../../http/public-url.ts";
import { CAPTURE_DIFFERS } from "../ledger.ts";
import type { PaymentContext } from "../payment-context.ts";
import { type Payment, payments } from "../payments.table.ts";
import { confirmPayment, denyPayment, nextCheck } from "./review.service.ts";

const BATCH = 20;

/**
 * Asks PayPal about the payments under review that are due, and settles those whose review has ended.
 * @returns the running checks; none of the promises rejects
 */
export async function checkDueReviews(context: PaymentContext): Promise<Promise<void>[]> {
  return (await leaseDueReviews(context)).map((payment) => check(context, payment));
}

/** Schedules the next check of due payments, so that no other process checks them now. */
function leaseDueReviews({ db }: PaymentContext): Promise<Payment[]> {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.status, "pending"), lte(payments.checkAt, sql`now()`)))
    .orderBy(payments.checkAt)
    .limit(BATCH)
    .for("update", { skipLocked: true });
  return db.update(payments).set({ checkAt: nextCheck() }).where(inArray(payments.id, due)).returning();
}

async function check({ db, paypal, settings, log }: PaymentContext, { id, providerOrderId }: Payment) {
  try {
    if (!providerOrderId) throw new Error("PayPal has no order of this payment");
    const url = publicUrl(settings);
    const outcome = await paypal.read(providerOrderId);
    if (outcome.kind === "refused") {
      await db.transaction((tx) => denyPayment(tx, id, outcome.refusal, url));
    } else if (outcome.kind === "captured") {
      const { money } = outcome;
      const isExpected = await db.transaction((tx) => confirmPayment(tx, id, money, url));
      if (!isExpected) log.error({ payment: id, money }, CAPTURE_DIFFERS);
    } else if (outcome.kind === "unknown") {
      log.warn({ payment: id, why: outcome.why }, "a payment under review could not be checked");
    }
  } catch (error) {
    log.error({ err: error, payment: id }, "a payment under review could not be settled");
  }
}

/** Makes the reconciler ask PayPal at once about a payment under review. */
export async function checkReviewNow({ db }: PaymentContext, paymentId: number): Promise<void> {
  const isUnderReview = and(eq(payments.id, paymentId), eq(payments.status, "pending"));
  await db.update(payments).set({ checkAt: sql`now()` }).where(isUnderReview);
}
