import type { CartConflict } from "@ligate/contract/cart/schemas";
import { canRestart, NOT_PROCESSED, refusalText } from "@ligate/contract/payments/outcome-texts";
import type { PaymentRefusal, PaymentUnconfirmed } from "@ligate/contract/payments/schemas";
import { ApiError } from "@ligate/platform/api";

/** Whether the provider refused the card or account, and its order can be paid with another one. */
export function isDeclined(error: unknown): boolean {
  const refusal = getRefusal(error);
  return refusal !== undefined && canRestart(refusal);
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

/** The state of a payment that the API could not confirm. */
export function getUnconfirmed(error: unknown): PaymentUnconfirmed | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const body = error.body as Partial<PaymentUnconfirmed> | undefined;
  return body?.outcome ? (body as PaymentUnconfirmed) : undefined;
}

/** The message for the buyer. */
export function getErrorMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return NOT_PROCESSED;
  const refusal = getRefusal(error);
  return refusal ? refusalText(refusal) : error.detail;
}

function getRefusal(error: unknown): PaymentRefusal | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const body = error.body as Partial<PaymentRefusal> | undefined;
  return Array.isArray(body?.details) ? (body as PaymentRefusal) : undefined;
}
