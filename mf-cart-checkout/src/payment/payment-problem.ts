import type { CartConflict, PaymentRefusal } from "@ligate/contract/orders";
import { ApiError } from "@ligate/platform/api";

export const DECLINED = "Your payment was declined. Please try again, or pay in another way.";
export const NOT_PROCESSED = "Sorry, your transaction could not be processed.";

/** The provider refused the card or account, not the order: the buyer may try another. */
export function isDeclined(error: unknown): boolean {
  return refusalOf(error)?.details[0]?.issue === "INSTRUMENT_DECLINED";
}

/** 409 with the cart as the server knows it: it is not the one that the buyer agreed to. */
export function conflictOf(error: unknown): CartConflict | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const body = error.body as Partial<CartConflict>;
  return body.cart ? (body as CartConflict) : undefined;
}

/** Nobody knows whether money was taken: the answer was lost, or the provider's was. A refusal is an answer. */
export const isUncertain = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500) && !refusalOf(error);

/** The sentence for the buyer; a refusal of the provider in its own words. */
export function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) return NOT_PROCESSED;
  const refusal = refusalOf(error);
  if (!refusal) return error.detail;
  const description = refusal.details[0]?.description ?? "";
  return [NOT_PROCESSED, description, `(${refusal.debug_id})`].filter(Boolean).join(" ");
}

function refusalOf(error: unknown): PaymentRefusal | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const body = error.body as Partial<PaymentRefusal> | undefined;
  return Array.isArray(body?.details) ? (body as PaymentRefusal) : undefined;
}
