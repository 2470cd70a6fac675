import type { Payment } from "../payments.table.ts";
import { disputed, refused } from "./capture-problems.ts";

/** A capture that PayPal has made, or holds for a review. */
export interface CapturedPayment {
  captureId: string;
  isUnderReview: boolean;
}

/**
 * The capture of a payment that is settled; `undefined` if it has none.
 * @throws ProblemError 502 if it is held, 422 if PayPal has denied it after a review
 */
export function capturedPayment({ status, captureId, refusal }: Payment): CapturedPayment | undefined {
  if (status === "disputed") throw disputed();
  if (!captureId) return undefined;
  if (status === "refused" && refusal) throw refused(refusal);
  return { captureId, isUnderReview: status === "pending" };
}
