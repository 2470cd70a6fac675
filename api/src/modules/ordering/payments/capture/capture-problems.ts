import type { PaymentRefusal } from "@ligate/contract/payments/schemas";
import { ProblemError } from "../../../../http/problem.ts";
import { PROVIDER_FAILED } from "../paypal/paypal-responses.ts";

/** 422 with PayPal's own message; 502 if PayPal failed. */
export function refused({ detail, details, debug_id }: PaymentRefusal) {
  const isFailure = details.some(({ issue }) => issue === PROVIDER_FAILED);
  return new ProblemError(isFailure ? 502 : 422, detail, { details, debug_id });
}

/** 502: the result is unknown. The reconciler will find it out. */
export const unconfirmed = () =>
  new ProblemError(
    502,
    "The payment service has not confirmed your payment yet. Please do not pay again: we keep asking, and mail you as soon as we know.",
  );

/** 502: PayPal captured another amount than requested. */
export const disputed = () =>
  new ProblemError(
    502,
    "The payment service has reported another amount than you agreed to. Please do not pay again: we look into it and contact you.",
  );
