import type { CartConflict } from "@ligate/contract/cart/schemas";
import type { PaymentRefusal } from "@ligate/contract/payments/schemas";
import { ApiError } from "@ligate/platform/api";

export const DECLINED = "Your payment was declined. Please try again, or pay in another way.";
export const NOT_PROCESSED = "Sorry, your transaction could not be processed.";
const UNCONFIRMED = "We could not confirm your payment. Please do not pay again: check again instead.";

/** The provider refused the card or account, not the order: the buyer may try another. */
export function isDeclined(error: unknown): boolean {
  return getRefusal(error)?.details[0]?.issue === "INSTRUMENT_DECLINED";
}

/** A 409 whose body has a cart: the cart of the API differs from the one that the buyer agreed to. */
export function getCartConflict(error: unknown): CartConflict | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const body = error.body as Partial<CartConflict>;
  return body.cart ? (body as CartConflict) : undefined;
}

/**
 * Whether a capture may have been made although it threw: no response arrived, or one that cannot be read, or the API
 * itself has no answer from the provider. A refusal is an answer.
 */
export const isUncertain = (error: unknown): boolean =>
  !(error instanceof ApiError) || ((error.status === 0 || error.status >= 500) && !getRefusal(error));

/** The sentence for a capture that may have been made. */
export const getUnconfirmedMessage = (error: unknown): string =>
  error instanceof ApiError ? error.detail : UNCONFIRMED;

/** The sentence for the buyer. A refusal keeps the provider's description and debug id. */
export function getErrorMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return NOT_PROCESSED;
  const refusal = getRefusal(error);
  if (!refusal) return error.detail;
  const description = refusal.details[0]?.description ?? "";
  return [NOT_PROCESSED, description, `(${refusal.debug_id})`].filter(Boolean).join(" ");
}

function getRefusal(error: unknown): PaymentRefusal | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const body = error.body as Partial<PaymentRefusal> | undefined;
  return Array.isArray(body?.details) ? (body as PaymentRefusal) : undefined;
}
