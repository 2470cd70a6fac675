import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../../db/database.ts";
import type { PaymentContext } from "../payment-context.ts";
import { payments } from "../payments.table.ts";
import { type ClaimedRefund, claimRefund, newRefundLease, type RefundRequest } from "./claim-refund.ts";
import { type RefundContext, refundContext, requireProvider } from "./refund-context.ts";
import type { RefundOutcome } from "./refund-provider.ts";
import { type RefundRecord, refunds } from "./refunds.table.ts";
import { failRefund, settleRefund } from "./settle-refund.ts";

/** Refunds that one run of the reconciler takes at most. */
const BATCH = 20;

/**
 * Refunds an amount of an order in three steps: claim, refund at PayPal, settle. No transaction waits for PayPal. What
 * PayPal does not confirm now is finished by the reconciler.
 * @returns the credit note and the refunds as they are recorded now
 * @throws ProblemError 404; 409 if this amount cannot be refunded; 503 if payments are not configured
 */
export async function requestRefund(context: RefundContext, request: RefundRequest): Promise<ClaimedRefund> {
  const claimed = await context.db.transaction(async (tx) => {
    const claim = await claimRefund(tx, request, context.publicUrl);
    if (claim.refunds.length > 0) requireProvider(context);
    return claim;
  });
  const refunds = await Promise.all(claimed.refunds.map(({ id }) => finishRefund(context, id)));
  return { ...claimed, refunds };
}

/**
 * Requests a claimed refund from PayPal, or reads the state of a pending one, and records the outcome. Safe to repeat,
 * also concurrently: PayPal makes one refund by request id, and the outcome is recorded once.
 * @returns the refund as it is recorded now
 */
export async function finishRefund(context: RefundContext, id: number): Promise<RefundRecord> {
  const { refund, captureId } = await readRefund(context.db, id);
  const { requestId, providerRefundId, amountCents } = refund;
  const paypal = requireProvider(context);
  const outcome = providerRefundId
    ? await paypal.readRefund(providerRefundId)
    : await paypal.refund(captureId, requestId, amountCents);
  await recordOutcome(context, refund, outcome);
  return (await readRefund(context.db, id)).refund;
}

async function recordOutcome(context: RefundContext, refund: RefundRecord, outcome: RefundOutcome) {
  const { db, log } = context;
  const { id } = refund;
  if (outcome.kind === "unknown") {
    log?.warn({ refund: id, why: outcome.why }, "a refund is not confirmed");
    return scheduleRetry(db, id);
  }
  if (outcome.kind === "refused") {
    log?.error({ refund: id, why: outcome.why }, "PayPal has refused a refund");
    return db.transaction((tx) => failRefund(tx, id, outcome.why));
  }
  if (outcome.refund.amountCents !== refund.amountCents) {
    log?.error({ refund: id, made: outcome.refund }, "PayPal has refunded another amount than requested");
  }
  await db.transaction((tx) => settleRefund(tx, id, outcome, context));
  if (outcome.kind === "pending") await scheduleRetry(db, id);
}

/** The next attempt follows after as long as the refund is old, between five seconds and ten minutes. */
async function scheduleRetry(db: Database, id: number) {
  const age = sql`now() - ${refunds.createdAt}`;
  const wait = sql`greatest(interval '5 seconds', least(interval '10 minutes', ${age}))`;
  await db
    .update(refunds)
    .set({ leaseUntil: sql`now() + ${wait}` })
    .where(eq(refunds.id, id));
}

async function readRefund(db: Database, id: number) {
  const [found] = await db
    .select({ refund: refunds, captureId: payments.captureId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, id));
  if (!found?.captureId) throw new Error(`Refund ${id} is not that of a captured payment`);
  return { refund: found.refund, captureId: found.captureId };
}

/** Leases due refunds: no other process takes them until the lease ends. */
async function leaseDueRefunds(db: Database, limit: number): Promise<RefundRecord[]> {
  const due = sql`select id from refunds where status in ('claimed', 'pending') and lease_until <= now()
    order by lease_until limit ${limit} for update skip locked`;
  return db
    .update(refunds)
    .set({ leaseUntil: newRefundLease() })
    .where(sql`${refunds.id} in (${due})`)
    .returning();
}

/**
 * Finishes refunds that PayPal has not confirmed or completed, and those of a process that has died. A run leases due
 * refunds and does not wait for those of earlier runs.
 */
export function createRefundReconciler(payments: PaymentContext) {
  const context = refundContext(payments);
  const running = new Set<Promise<void>>();
  async function run() {
    for (const { id } of await leaseDueRefunds(context.db, BATCH)) {
      const work = finish(context, id);
      running.add(work);
      void work.then(() => running.delete(work));
    }
  }
  return { run, finish: () => Promise.all(running) };
}

async function finish(context: RefundContext, id: number) {
  try {
    await finishRefund(context, id);
  } catch (error) {
    context.log?.error({ err: error, refund: id }, "a refund could not be finished");
  }
}
