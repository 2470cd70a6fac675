import type { PayPal } from "../paypal/paypal.ts";
import { sumCents } from "../paypal/paypal-responses.ts";

/** A payment of the database. */
export interface PaymentRecord {
  order: string;
  /** PayPal's id of its order. */
  paypal: string;
  status: string;
  capture: string | null;
  cents: number;
  /** Paid back, by refunds and reversals. */
  refundedCents: number;
  /** PayPal's ids of all refunds and reversals. */
  refundIds: (string | null)[];
  /** A capture attempt is in progress. */
  isCapturing: boolean;
  /** A refund is not confirmed or completed yet. */
  isRefunding: boolean;
}

type PayPalState = Awaited<ReturnType<PayPal["read"]>>;

/** Compares a payment with PayPal's order. @returns a sentence about the first difference */
export function comparePayment(payment: PaymentRecord, found: PayPalState): string | undefined {
  const { paypal, status, capture, isCapturing } = payment;
  const name = `PayPal's order ${paypal}`;
  if (found.kind === "unknown") return `${name} could not be compared: ${found.why}`;
  if (isCapturing) return undefined;
  const isBooked = capture !== null && status !== "refused";
  if (found.kind === "open" || found.kind === "refused") {
    // The reconciler releases a payment that PayPal has refused after a review.
    return isBooked && status !== "pending"
      ? `capture ${capture} is in the ledger, but ${name} has none`
      : undefined;
  }
  if (isBooked) return compareCapture(payment, found, name);
  const { id, amountCents } = found.money;
  const isPaidBack = found.kind === "captured" && sumCents(found.refunds) >= amountCents;
  return isPaidBack
    ? undefined
    : `${name} has captured ${amountCents} cents that belong to no order (capture ${id})`;
}

function compareCapture(
  { status, capture, cents, refundedCents, refundIds, isRefunding }: PaymentRecord,
  found: Extract<PayPalState, { kind: "captured" | "pending" }>,
  name: string,
): string | undefined {
  const { id, amountCents } = found.money;
  const place = status === "pending" ? "is under review" : "is in the ledger";
  if (id !== capture || amountCents !== cents)
    return `capture ${capture} of ${cents} cents ${place}, but ${name} has ${id} of ${amountCents}`;
  if (found.kind === "pending")
    return status === "pending" ? undefined : `capture ${capture} ${place}, but PayPal reviews it`;
  const paidBackCents = sumCents(found.refunds);
  if (isRefunding || paidBackCents === refundedCents) return undefined;
  const unknown = found.refunds.filter(({ id: refundId }) => !refundIds.includes(refundId));
  const named = unknown.map(({ id: refundId }) => `, refund ${refundId}`).join("");
  return `capture ${capture} has refunds of ${refundedCents} cents in the ledger, but PayPal has paid back ${paidBackCents}${named}`;
}
