import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { notFound } from "../../../../http/problem.ts";
import { lockUserCart } from "../../cart/merge-carts.ts";
import type { Payer } from "../card-testing.ts";
import { type CaptureAttempt, captureAttempts, type Payment, payments } from "../payments.table.ts";
import { type CapturedPayment, capturedPayment, otherPaymentInProgress } from "./capture-results.ts";
import { createHolder, leaseEnd, takeLease } from "./lease.ts";

/** A request to capture a payment, by PayPal's id of the order. */
export interface CaptureRequest {
  userId: number;
  /** Missing if staff capture the payment. */
  payer?: Payer;
  providerOrderId: string;
}

/**
 * Places or finds the order that a payment pays, after checking the request. Called before PayPal is asked for the
 * money.
 * @param cartId the buyer's cart, which is locked
 */
export type OrderSource = (tx: Tx, payment: Payment, cartId: number) => Promise<{ id: number }>;

/** `busy`: another request holds the lease of this payment. */
export type Claim =
  | { kind: "claimed"; attempt: CaptureAttempt; payment: Payment }
  | { kind: "busy"; payment: Payment }
  | { kind: "captured"; captured: CapturedPayment };

/**
 * First step of a capture: stores the order as `pending_payment`, and an attempt with a lease. From then on the
 * payment is either settled or released, also if this process dies.
 */
export async function claim(tx: Tx, request: CaptureRequest, source: OrderSource): Promise<Claim> {
  const payment = await lockPayment(tx, request);
  const captured = capturedPayment(payment);
  if (captured) return { kind: "captured", captured };
  const cartId = await lockUserCart(tx, payment.userId);
  const current = await findAttempt(tx, payment.userId);
  if (current && current.attempt.paymentId !== payment.id) throw otherPaymentInProgress(current);
  const attempt = current
    ? await takeLease(tx, current.attempt.orderId)
    : await beginAttempt(tx, payment, await source(tx, payment, cartId));
  return attempt ? { kind: "claimed", attempt, payment } : { kind: "busy", payment };
}

async function lockPayment(tx: Tx, request: CaptureRequest): Promise<Payment> {
  const { providerOrderId, userId } = request;
  const isRequested = and(eq(payments.providerOrderId, providerOrderId), eq(payments.userId, userId));
  const [payment] = await tx.select().from(payments).where(isRequested).for("update");
  if (!payment) throw notFound("such payment");
  return payment;
}

/** The payment of a user that is being captured: one at most. */
async function findAttempt(tx: Tx, userId: number) {
  const [found] = await tx
    .select({ attempt: captureAttempts, status: payments.status })
    .from(captureAttempts)
    .innerJoin(payments, eq(payments.id, captureAttempts.paymentId))
    .where(eq(captureAttempts.userId, userId));
  return found && { attempt: found.attempt, isHeld: found.status === "disputed" };
}

/** Stores an attempt, and the id of the order in its payment. */
async function beginAttempt(tx: Tx, { id: paymentId, userId, invoiceOf }: Payment, order: { id: number }) {
  const paidOrderId = invoiceOf === null ? order.id : null;
  const claimed = tx
    .$with("claimed")
    .as(tx.update(payments).set({ orderId: paidOrderId, refusal: null }).where(eq(payments.id, paymentId)));
  const keys = { orderId: order.id, paymentId, userId };
  const [attempt] = await tx
    .with(claimed)
    .insert(captureAttempts)
    .values({ ...keys, requestId: randomUUID(), holder: createHolder(), leaseUntil: leaseEnd })
    .returning();
  if (!attempt) throw new Error("A capture was not claimed");
  return attempt;
}

/**
 * Call it with the user's cart locked, so that no other payment can begin at the same time.
 * @throws ProblemError 409 if a payment of this user is being captured
 */
export async function assertNoCaptureInProgress(tx: Tx, userId: number) {
  const current = await findAttempt(tx, userId);
  if (current) throw otherPaymentInProgress(current);
}
