import { HELD } from "@ligate/contract/payments/outcome-texts";
import type { PaymentRefusal } from "@ligate/contract/payments/schemas";
import { conflict, ProblemError } from "../../../../http/problem.ts";
import type { CaptureAttempt, Payment } from "../payments.table.ts";
import { PROVIDER_FAILED } from "../paypal/refusal.ts";

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
  if (status === "disputed") throw captureHeld();
  if (!captureId) return undefined;
  if (status === "refused" && refusal) throw captureRefused(refusal);
  return { captureId, isUnderReview: status === "pending" };
}

/** 422 with PayPal's own message; 502 if PayPal failed. */
export function captureRefused({ detail, details, debug_id }: PaymentRefusal) {
  const isFailure = details.some(({ issue }) => issue === PROVIDER_FAILED);
  return new ProblemError(isFailure ? 502 : 422, detail, { details, debug_id });
}

/** 502 `processing`: the result is unknown. The reconciler will find it out. */
export const captureUnconfirmed = (attempt: Pick<CaptureAttempt, "startedAt">) =>
  new ProblemError(
    502,
    "The payment service has not confirmed your payment yet. Please do not pay again: we are still checking, and will e-mail you as soon as we know.",
    { outcome: "processing", until: expectedBy(attempt) },
  );

/** 502 `held`: PayPal's capture is not as agreed. */
export const captureHeld = () => new ProblemError(502, HELD, { outcome: "held", until: null });

/** 409: another payment of the same buyer is not settled. */
export const otherPaymentInProgress = ({ isHeld }: { isHeld: boolean }) =>
  conflict(
    isHeld
      ? `You cannot pay again yet. ${HELD}`
      : "One of your payments is still being confirmed. Please wait a minute, and do not pay twice.",
  );

const GIVE_UP_AFTER_MS = 10 * 60_000;
const NEXT_TRY_MS = 60_000;

/** After this time the buyer no longer waits for a payment, and the reconciler releases it. */
export const hasExpired = ({ startedAt }: CaptureAttempt) =>
  Date.now() - startedAt.getTime() > GIVE_UP_AFTER_MS;

/**
 * The latest time at which the outcome of an attempt will be known, as an ISO string. It is in the future also if PayPal
 * cannot be asked for longer.
 */
export function expectedBy({ startedAt }: Pick<CaptureAttempt, "startedAt">): string {
  const time = Math.max(startedAt.getTime() + GIVE_UP_AFTER_MS, Date.now() + NEXT_TRY_MS);
  return new Date(time).toISOString();
}
