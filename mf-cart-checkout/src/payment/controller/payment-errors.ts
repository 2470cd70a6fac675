import type { CartConflict } from "@ligate/contract/cart/schemas";
import type { PaymentRefusal } from "@ligate/contract/payments/schemas";
import { ApiError } from "@ligate/platform/api";

export const DECLINED = "Your payment was declined. Please try again, or pay in another way.";
export const NOT_PROCESSED = "Sorry, your transaction could not be processed.";
const UNCONFIRMED = "We could not confirm your payment. Please do not pay again: check again instead.";

/** Whether the provider refused the card or account. The buyer can try another one. */
export function isDeclined(error: unknown): boolean {
  return getRefusal(error)?.details[0]?.issue === "INSTRUMENT_DECLINED";
}

/** The body of a 409 with a cart: the cart of the API differs from the cart on the page. */
export function getCartConflict(error: unknown): CartConflict | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const body = error.body as Partial<CartConflict>;
  return body.cart ? (body as CartConflict) : undefined;
}

/**
 * Whether a payment may have been captured although the request failed: the response is missing or unreadable, or the
 * API received no response from the provider. A refusal is a response.
 */
export const isUncertain = (error: unknown): boolean =>
  !(error instanceof ApiError) || ((error.status === 0 || error.status >= 500) && !getRefusal(error));

/** The message for a payment that may have been captured. */
export const getUnconfirmedMessage = (error: unknown): string =>
  error instanceof ApiError ? error.detail : UNCONFIRMED;

/** The message for the buyer. For a refusal it contains the provider's description and debug id. */
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
