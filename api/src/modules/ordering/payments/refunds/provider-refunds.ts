import { randomUUID } from "node:crypto";
import { eq, or, sql } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { ProblemError } from "../../../../http/problem.ts";
import { type Payment, payments } from "../payments.table.ts";
import { type RefundContext, requireProvider } from "./refund-context.ts";
import type { ProviderRefund, RefundOutcome } from "./refund-provider.ts";
import { type RefundRecord, refunds } from "./refunds.table.ts";
import { bookRefund, failRefund, settleRefund } from "./settle-refund.ts";

/**
 * Books a refund that PayPal has reported: one that was made at PayPal, or one that the store has requested. Its amount
 * and its state are read from PayPal. Idempotent.
 * @param isMailed false if the buyer was mailed before a restore of the database
 * @throws ProblemError 503 if PayPal does not answer, so that it reports the refund again
 */
export async function bookProviderRefund(
  context: RefundContext,
  refundId: string,
  isMailed = true,
): Promise<void> {
  const outcome = await readReported(context, refundId);
  await context.db.transaction(async (tx) => {
    if (outcome.kind === "refused") return failKnownRefund(tx, refundId, outcome.why);
    const payment = await lockPayment(tx, outcome.refund);
    if (!payment) return logUnknownCapture(context, outcome.refund);
    const known = await findRefund(tx, outcome.refund);
    const { id } = known ?? (await insertRefund(tx, payment, outcome.refund, "Refunded at PayPal"));
    await settleRefund(tx, id, outcome, { publicUrl: context.publicUrl, isMailed });
  });
}

/**
 * Books money that PayPal has taken back from the store, as after a dispute, by PayPal's id of the reversal, which it
 * lists among the refunds of the capture. The buyer is not mailed. Idempotent.
 * @throws ProblemError 503 if PayPal does not answer, so that it reports the reversal again
 */
export async function bookReversal(context: RefundContext, reversalId: string): Promise<void> {
  const outcome = await readReported(context, reversalId);
  if (outcome.kind === "refused") return;
  await context.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, outcome.refund);
    const orderId = payment?.invoiceOf ?? payment?.orderId;
    if (!payment || !orderId) return logUnknownCapture(context, outcome.refund);
    if (await findRefund(tx, outcome.refund)) return;
    const { id } = await insertRefund(tx, payment, outcome.refund, "Taken back by PayPal");
    await tx.update(refunds).set({ status: "done", doneAt: sql`now()` }).where(eq(refunds.id, id));
    await bookRefund(tx, "reversal", orderId, outcome.refund);
  });
  context.log?.error({ reversal: outcome.refund }, "PayPal has taken money back: see `staff order:show`");
}

async function readReported(context: RefundContext, id: string) {
  const outcome: RefundOutcome = await requireProvider(context).readRefund(id);
  if (outcome.kind !== "unknown") return outcome;
  context.log?.warn({ refund: id, why: outcome.why }, "a reported refund could not be read");
  throw new ProblemError(503, "The payment service could not be asked.");
}

async function lockPayment(tx: Tx, { captureId }: ProviderRefund): Promise<Payment | undefined> {
  const [payment] = await tx.select().from(payments).where(eq(payments.captureId, captureId)).for("update");
  return payment;
}

/** Call it with the payment locked. */
async function findRefund(tx: Tx, { id, requestId }: ProviderRefund): Promise<RefundRecord | undefined> {
  const isRequested = requestId === undefined ? undefined : eq(refunds.requestId, requestId);
  const [known] = await tx
    .select()
    .from(refunds)
    .where(or(eq(refunds.providerRefundId, id), isRequested));
  return known;
}

async function insertRefund(
  tx: Tx,
  { id: paymentId }: Payment,
  { id: providerRefundId, amountCents }: ProviderRefund,
  reason: string,
): Promise<RefundRecord> {
  const made = { paymentId, providerRefundId, amountCents, reason, actor: "paypal" };
  const [refund] = await tx
    .insert(refunds)
    .values({ ...made, requestId: randomUUID(), status: "pending" })
    .returning();
  if (!refund) throw new Error("A refund was not written");
  return refund;
}

async function failKnownRefund(tx: Tx, providerRefundId: string, why: string) {
  const [known] = await tx.select().from(refunds).where(eq(refunds.providerRefundId, providerRefundId));
  if (known) await failRefund(tx, known.id, why);
}

const logUnknownCapture = ({ log }: RefundContext, refund: ProviderRefund) =>
  log?.error({ refund }, "PayPal has refunded a capture that the store does not know");
