import type { PaymentRefusal } from "@ligate/contract/orders";
import { ProblemError, unprocessable } from "../problem.ts";

/** 422 with the provider's own words. */
export const refused = ({ detail, details, debug_id }: PaymentRefusal) =>
  unprocessable(detail, { details, debug_id });

/** 502: nobody knows yet. It is found out without the buyer. */
export const unconfirmed = () =>
  new ProblemError(
    502,
    "The payment service has not confirmed your payment yet. Please do not pay again: we keep asking, and mail you as soon as we know.",
  );

/** 502: another amount was taken than was asked for. */
export const disputed = () =>
  new ProblemError(
    502,
    "The payment service has reported another amount than you agreed to. Please do not pay again: we look into it and contact you.",
  );
