import { HELD } from "@ligate/contract/payments/outcome-texts";
import type { PaymentRefusal } from "@ligate/contract/payments/schemas";
import { conflict, ProblemError } from "../../../../http/problem.ts";
import type { CaptureAttempt } from "../payments.table.ts";
import { PROVIDER_FAILED } from "../paypal/refusal.ts";
import { knownBy } from "./give-up-time.ts";

/** 422 with PayPal's own message; 502 if PayPal failed. */
export function refused({ detail, details, debug_id }: PaymentRefusal) {
  const isFailure = details.some(({ issue }) => issue === PROVIDER_FAILED);
  return new ProblemError(isFailure ? 502 : 422, detail, { details, debug_id });
}

/** 502 `processing`: the result is unknown. The reconciler will find it out. */
export const unconfirmed = (attempt: Pick<CaptureAttempt, "startedAt">) =>
  new ProblemError(
    502,
    "The payment service has not confirmed your payment yet. Please do not pay again: we keep asking, and mail you as soon as we know.",
    { outcome: "processing", until: knownBy(attempt) },
  );

/** 502 `held`: PayPal's capture is not as agreed. */
export const disputed = () => new ProblemError(502, HELD, { outcome: "held", until: null });

/** 409: another payment of the same buyer is not settled. */
export const otherPaymentInProgress = ({ isHeld }: { isHeld: boolean }) =>
  conflict(
    isHeld
      ? `You cannot pay again yet. ${HELD}`
      : "A payment of yours is still being confirmed. Please wait a minute, and do not pay twice.",
  );
