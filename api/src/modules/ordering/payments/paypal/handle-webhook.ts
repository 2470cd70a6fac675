import type { IncomingHttpHeaders } from "node:http";
import { eq, inArray, isNull, sql } from "drizzle-orm";
import {
  type Counted,
  countExceeded,
  FORGED_BY_ADDRESS,
  FORGED_BY_PAYMENT,
  limitExceeded,
  uncount,
} from "../../../../http/limits.ts";
import { ProblemError } from "../../../../http/problem.ts";
import type { PaymentContext } from "../payment-context.ts";
import { captureAttempts, type Payment, payments } from "../payments.table.ts";
import { recordDispute } from "../record-dispute.ts";
import { bookProviderRefund, bookReversal } from "../refunds/provider-refunds.ts";
import { refundContext } from "../refunds/refund-context.ts";
import { checkReviewNow } from "../review/check-reviews.ts";
import { readEvent, type WebhookEvent } from "./webhook-event.ts";

/** A webhook as it arrives. */
export interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  body: string;
  /** IP address of the sender. */
  address: string;
}

/**
 * Handles PayPal's notifications about captures, refunds, reversals and disputes. Events about payments that the store
 * does not know, and captures that are finished, are ignored without verification.
 * @throws ProblemError 400 if the signature is invalid; 429 after too many invalid signatures from the address and one for
 *   the payment; 503 if PayPal cannot verify it now, or while a capture that the event may concern is not recorded yet: PayPal
 *   sends the event again
 */
export async function handleWebhook(context: PaymentContext, received: ReceivedWebhook): Promise<void> {
  const event = readEvent(received.body);
  if (!event) return;
  // Before the payment is looked up: a capture that is recorded between both is found.
  const isCapturing = event.kind !== "capture" && (await hasUnrecordedCapture(context));
  const payment = await findPayment(context, event);
  if (!payment && isCapturing) throw sendAgainLater();
  if (!payment || (event.kind === "capture" && isFinished(payment))) return;
  await verify(context, payment, received);
  if (event.kind === "capture") return handleCapture(context, payment, event.isMade);
  if (event.kind === "dispute") return handleDispute(context, event);
  const book = event.kind === "refund" ? bookProviderRefund : bookReversal;
  await book(refundContext(context), event.refundId);
}

function isOfEvent(event: WebhookEvent) {
  if (event.kind === "capture") return eq(payments.providerOrderId, event.orderId);
  return inArray(payments.captureId, event.kind === "dispute" ? event.captureIds : [event.captureId]);
}

async function findPayment({ db }: PaymentContext, event: WebhookEvent): Promise<Payment | undefined> {
  const [payment] = await db.select().from(payments).where(isOfEvent(event)).limit(1);
  return payment;
}

/** True while a payment is being captured. Its capture may be reversed or refunded at PayPal before its id is recorded. */
async function hasUnrecordedCapture({ db }: PaymentContext): Promise<boolean> {
  const [unrecorded] = await db
    .select({ id: payments.id })
    .from(captureAttempts)
    .innerJoin(payments, eq(payments.id, captureAttempts.paymentId))
    .where(isNull(payments.captureId))
    .limit(1);
  return unrecorded !== undefined;
}

const sendAgainLater = () =>
  new ProblemError(503, "A payment is being confirmed. Please send this again later.");

const isFinished = ({ status, captureId }: Payment) =>
  status === "captured" || status === "disputed" || (status === "refused" && captureId !== null);

/**
 * Refuses an event without asking PayPal after too many forged events from the address and one about this payment. Behind a
 * proxy that is not in TRUSTED_PROXIES, PayPal and a forger share an address, but a forger does not know the payments of
 * others.
 */
async function verify(
  { db, paypal, log }: PaymentContext,
  { id }: Payment,
  { headers, body, address }: ReceivedWebhook,
) {
  const forged: Counted[] = [
    [FORGED_BY_ADDRESS, address],
    [FORGED_BY_PAYMENT, id],
  ];
  // Counted as forged until PayPal says otherwise: many at the same time would all be asked for.
  const [byAddress, byPayment] = await countExceeded(db, forged);
  if (byAddress && byPayment) throw limitExceeded(byAddress.limit, byAddress.resetsAt);
  const isGenuine = await paypal.isGenuine(headers, body);
  if (isGenuine !== false) for (const [limit, subject] of forged) await uncount(db, limit, subject);
  if (isGenuine === undefined) throw new ProblemError(503, "The payment service could not be asked.");
  if (isGenuine) return;
  log.warn({ payment: id }, "a webhook was forged");
  throw new ProblemError(400, "This is not signed by the payment service.");
}

/**
 * The reconciler asks PayPal at once. Money that no attempt waits for is reported to staff. The attempt is looked for
 * first: its update waits for a capture that is being recorded, which may begin a review.
 */
async function handleCapture(context: PaymentContext, { id }: Payment, isMade: boolean) {
  const rescheduled = await context.db
    .update(captureAttempts)
    .set({ retryAt: sql`now()` })
    .where(eq(captureAttempts.paymentId, id))
    .returning({ paymentId: captureAttempts.paymentId });
  if (rescheduled.length > 0) return;
  // The request that captures it may have finished while the signature was being verified.
  const [now] = await context.db.select().from(payments).where(eq(payments.id, id));
  if (now?.status === "pending") return checkReviewNow(context, id);
  if (!isMade || (now && isFinished(now))) return;
  context.log.error(
    { payment: id },
    "PayPal reported a capture without an attempt: run `staff audit --paypal`",
  );
}

async function handleDispute(
  { db }: PaymentContext,
  { dispute, captureIds }: Extract<WebhookEvent, { kind: "dispute" }>,
) {
  for (const captureId of captureIds) await recordDispute(db, { ...dispute, captureId });
}
