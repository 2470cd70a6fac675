import { and, eq, lte, sql } from "drizzle-orm";
import { users } from "../accounts/users.table.ts";
import type { Tx } from "../db/database.ts";
import { enqueue } from "../mail/outbox.ts";
import { publicUrl } from "../mail/public-url.ts";
import { orders } from "../orders/orders.table.ts";
import { takeLease } from "./claim.ts";
import { finishCapture, providerOrderOf, writeDown } from "./finish-capture.ts";
import { paymentGivenUpMail } from "./payment-given-up-mail.ts";
import { type CaptureAttempt, captureAttempts, payments } from "./payments.table.ts";
import { release } from "./settle.ts";
import type { Till } from "./till.ts";

const BATCH = 20;
const GIVE_UP_AFTER_MS = 10 * 60_000;

/** Brings captures to an end whose process died, or whose provider did not answer. */
export async function reconcile(till: Till) {
  const due = await till.db
    .select({ orderId: captureAttempts.orderId })
    .from(captureAttempts)
    .where(and(lte(captureAttempts.leaseUntil, sql`now()`), lte(captureAttempts.retryAt, sql`now()`)))
    .limit(BATCH);
  for (const { orderId } of due) {
    const attempt = await takeLease(till.db, orderId);
    if (attempt) await (isOld(attempt) ? giveUp(till, attempt) : finishCapture(till, attempt));
  }
}

const isOld = ({ startedAt }: CaptureAttempt) => Date.now() - startedAt.getTime() > GIVE_UP_AFTER_MS;

/** After ten minutes nobody waits for it: where nothing was taken, nothing will be. */
async function giveUp(till: Till, attempt: CaptureAttempt) {
  const outcome = await till.paypal.read(await providerOrderOf(till, attempt));
  if (outcome.kind !== "open") return writeDown(till, attempt, outcome);
  await till.db.transaction(async (tx) => {
    await release(tx, attempt, {
      detail: "Your payment was not taken.",
      details: [{ issue: "NOT_CONFIRMED", description: "The payment service did not confirm it in time." }],
      debug_id: "",
    });
    const [user] = await tx.select().from(users).where(eq(users.id, attempt.userId));
    const mail = paymentGivenUpMail(publicUrl(till.settings), await invoiceOf(tx, attempt));
    if (user) await enqueue(tx, `payment-given-up:${attempt.requestId}`, user.email, mail);
  });
}

/** The number of the invoice that an attempt was to pay, if it was one. */
async function invoiceOf(tx: Tx, { paymentId }: CaptureAttempt): Promise<string | undefined> {
  const [found] = await tx
    .select({ number: orders.orderNumber })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.invoiceOf))
    .where(eq(payments.id, paymentId));
  return found?.number;
}
