import { eq, sql } from "drizzle-orm";
import { publicUrl } from "../../../../http/public-url.ts";
import { countDeclined, type Payer } from "../card-testing.ts";
import { CAPTURE_DIFFERS } from "../ledger.ts";
import type { PaymentContext } from "../payment-context.ts";
import { type CaptureAttempt, captureAttempts, type Payment, payments } from "../payments.table.ts";
import type { CaptureOutcome } from "../paypal/paypal-responses.ts";
import { providerFailure } from "../paypal/refusal.ts";
import { isHeldBy, RELEASED, withLease } from "./lease.ts";
import { release, settle } from "./settle.ts";

export type Finished = CaptureOutcome | { kind: "disputed" };
type Outcome<Kind extends CaptureOutcome["kind"]> = Extract<CaptureOutcome, { kind: Kind }>;

/** The request that captures a payment. */
interface Capturing {
  payment?: Payment;
  payer?: Payer | undefined;
}

/**
 * Captures the payment of an attempt whose lease this process holds, and records the outcome.
 * @param request missing without one
 */
export const finishCapture = (
  context: PaymentContext,
  attempt: CaptureAttempt,
  { payment, payer }: Capturing = {},
): Promise<Finished> =>
  withLease(context, attempt, async () => {
    const { id, source } = payment ? providerOrder(payment) : await findProviderOrder(context, attempt);
    const outcome = await context.paypal.capture(id, attempt.requestId, source);
    if (outcome.kind === "unknown" && outcome.failed) return recordFailure(context, attempt, id, outcome);
    return recordOutcome(context, attempt, outcome, payer);
  });

/** PayPal's order of an attempt: its id, and how the buyer chose to pay. */
export async function findProviderOrder({ db }: PaymentContext, attempt: CaptureAttempt) {
  const [payment] = await db.select().from(payments).where(eq(payments.id, attempt.paymentId));
  if (!payment) throw new Error(`Payment ${attempt.paymentId} is gone`);
  return providerOrder(payment);
}

function providerOrder({ id, providerOrderId, source }: Payment) {
  if (!providerOrderId) throw new Error(`Payment ${id} was never opened`);
  return { id: providerOrderId, source };
}

export async function recordOutcome(
  context: PaymentContext,
  attempt: CaptureAttempt,
  outcome: CaptureOutcome,
  payer?: Payer,
): Promise<Finished> {
  if (outcome.kind === "captured" || outcome.kind === "pending")
    return recordCapture(context, attempt, outcome);
  if (outcome.kind === "unknown") return scheduleRetry(context, attempt, outcome);
  if (!(await context.db.transaction((tx) => release(tx, attempt, outcome.refusal)))) return LEASE_LOST;
  await countDeclined(context.db, attempt.userId, payer);
  return outcome;
}

/** The outcome is recorded by the process that holds the lease now. */
const LEASE_LOST: Outcome<"unknown"> = {
  kind: "unknown",
  why: "the lease was taken over",
  failed: false,
  debugId: "",
};

async function recordCapture(
  context: PaymentContext,
  attempt: CaptureAttempt,
  outcome: Outcome<"captured" | "pending">,
): Promise<Finished> {
  const { db, settings, log } = context;
  const isExpected = await db.transaction((tx) => settle(tx, attempt, outcome, publicUrl(settings)));
  if (isExpected) return outcome;
  log.error({ order: attempt.orderId, money: outcome.money }, CAPTURE_DIFFERS);
  return { kind: "disputed" };
}

/** PayPal failed at every try. If its order is still open, releases the payment so that the buyer can retry. */
async function recordFailure(
  context: PaymentContext,
  attempt: CaptureAttempt,
  id: string,
  failure: Outcome<"unknown">,
): Promise<Finished> {
  const now = await context.paypal.read(id);
  if (now.kind !== "open") return recordOutcome(context, attempt, now.kind === "unknown" ? failure : now);
  context.log.warn({ order: attempt.orderId, why: failure.why }, "the payment service failed");
  const refusal = providerFailure(failure.debugId);
  const isReleased = await context.db.transaction((tx) => release(tx, attempt, refusal));
  return isReleased ? { kind: "refused", refusal } : LEASE_LOST;
}

/**
 * Ends the lease. The buyer may retry at once; the reconciler waits as long as the attempt is old, between five
 * seconds and a minute.
 */
async function scheduleRetry(
  { db, log }: PaymentContext,
  attempt: CaptureAttempt,
  outcome: Outcome<"unknown">,
) {
  log.warn({ order: attempt.orderId, why: outcome.why }, "a capture is not confirmed");
  const age = sql`now() - ${captureAttempts.startedAt}`;
  const wait = sql`greatest(interval '5 seconds', least(interval '1 minute', ${age}))`;
  await db
    .update(captureAttempts)
    .set({ leaseUntil: sql`now()`, holder: RELEASED, retryAt: sql`now() + ${wait}` })
    .where(isHeldBy(attempt));
  return outcome;
}
