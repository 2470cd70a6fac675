import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { notFound } from "../../../../http/problem.ts";
import { lockUserCart } from "../../cart/merge-carts.ts";
import { type CaptureAttempt, captureAttempts, type Payment, payments } from "../payments.table.ts";
import { otherPaymentInProgress } from "./capture-problems.ts";
import { type CapturedPayment, capturedPayment } from "./captured-payment.ts";
import { newLease, takeLease } from "./lease.ts";

/** A request to capture a payment, by PayPal's id of the order. */
export interface CaptureRequest {
  userId: number;
  providerOrderId: string;
}

/**
 * Places or finds the order that a payment pays, after checking the request. Called before PayPal is asked for the
 * money, with the buyer's cart locked.
 */
export type OrderSource = (tx: Tx, payment: Payment) => Promise<{ id: number }>;

/** `busy`: another request holds the lease of this payment. */
export type Claim =
  | { kind: "claimed"; attempt: CaptureAttempt }
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
  const attempt = await findAttempt(tx, payment.id);
  if (!attempt) return { kind: "claimed", attempt: await beginAttempt(tx, payment, source) };
  const taken = await takeLease(tx, attempt.orderId);
  return taken ? { kind: "claimed", attempt: taken } : { kind: "busy", payment };
}

async function lockPayment(tx: Tx, { userId, providerOrderId }: CaptureRequest): Promise<Payment> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.providerOrderId, providerOrderId), eq(payments.userId, userId)))
    .for("update");
  if (!payment) throw notFound("such payment");
  return payment;
}

async function findAttempt(tx: Tx, paymentId: number) {
  const [attempt] = await tx.select().from(captureAttempts).where(eq(captureAttempts.paymentId, paymentId));
  return attempt;
}

async function beginAttempt(tx: Tx, payment: Payment, source: OrderSource) {
  const { userId } = payment;
  await lockUserCart(tx, userId);
  await assertNoCaptureInProgress(tx, userId);
  const { id: orderId } = await source(tx, payment);
  const paidOrder = payment.invoiceOf === null ? { orderId } : {};
  await tx
    .update(payments)
    .set({ ...paidOrder, refusal: null })
    .where(eq(payments.id, payment.id));
  const [attempt] = await tx
    .insert(captureAttempts)
    .values({ orderId, paymentId: payment.id, userId, requestId: randomUUID(), ...newLease() })
    .returning();
  if (!attempt) throw new Error("A capture was not claimed");
  return attempt;
}

/**
 * Call it with the user's cart locked, so that no other payment can begin at the same time.
 * @throws ProblemError 409 if a payment of this user is being captured
 */
export async function assertNoCaptureInProgress(tx: Tx, userId: number) {
  const [other] = await tx
    .select({ status: payments.status })
    .from(captureAttempts)
    .innerJoin(payments, eq(payments.id, captureAttempts.paymentId))
    .where(eq(captureAttempts.userId, userId));
  if (other) throw otherPaymentInProgress({ isHeld: other.status === "disputed" });
}
