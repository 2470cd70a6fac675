import { eq, sql } from "drizzle-orm";
import { count, DECLINED_BY_ACCOUNT } from "../limits/limits.ts";
import { publicUrl } from "../mail/public-url.ts";
import { type CaptureAttempt, captureAttempts, payments } from "./payments.table.ts";
import type { CaptureOutcome } from "./paypal-wire.ts";
import { release, settle } from "./settle.ts";
import type { Till } from "./till.ts";

export type Finished = CaptureOutcome | { kind: "disputed" };

/** Asks the provider for the money of an attempt whose lease is ours, and writes down how it went. */
export async function finishCapture(till: Till, attempt: CaptureAttempt): Promise<Finished> {
  const { db, paypal } = till;
  const [payment] = await db.select().from(payments).where(eq(payments.id, attempt.paymentId));
  if (!payment?.providerOrderId) throw new Error(`Payment ${attempt.paymentId} was never opened`);
  const outcome = await paypal.capture(payment.providerOrderId, attempt.requestId);
  return writeDown(till, attempt, outcome);
}

export async function writeDown(
  till: Till,
  attempt: CaptureAttempt,
  outcome: CaptureOutcome,
): Promise<Finished> {
  if (outcome.kind === "captured") return book(till, attempt, outcome);
  if (outcome.kind === "refused") {
    await till.db.transaction((tx) => release(tx, attempt, outcome.refusal));
    await count(till.db, DECLINED_BY_ACCOUNT, attempt.userId);
    return outcome;
  }
  till.log.warn({ order: attempt.orderId, why: outcome.why }, "a capture is not confirmed");
  await giveBack(till, attempt);
  return outcome;
}

async function book(
  till: Till,
  attempt: CaptureAttempt,
  outcome: Extract<CaptureOutcome, { kind: "captured" }>,
) {
  const { db, settings, log } = till;
  const isRight = await db.transaction((tx) => settle(tx, attempt, outcome.money, publicUrl(settings)));
  if (isRight) return outcome;
  log.error({ order: attempt.orderId, money: outcome.money }, "another amount was captured than agreed");
  return { kind: "disputed" } as const;
}

/** Anybody may try again at once: the same request, or the reconciler. */
const giveBack = ({ db }: Till, { orderId }: CaptureAttempt) =>
  db.update(captureAttempts).set({ leaseUntil: sql`now()` }).where(eq(captureAttempts.orderId, orderId));
