import type { CartConflict } from "@ligate/contract/cart/schemas";
import { formatTime } from "@ligate/contract/common/dates";
import {
  canRestart,
  NOT_PROCESSED,
  processingText,
  refusalText,
} from "@ligate/contract/payments/outcome-texts";
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

/** The message about a payment that the API could not confirm yet; `undefined` if it says nothing about it. */
export function getProcessingMessage(error: unknown): string | undefined {
  const known =
    error instanceof ApiError ? (error.body as Partial<PaymentUnconfirmed> | undefined) : undefined;
  return known?.outcome === "processing" ? getPendingMessage(known.until) : undefined;
}

/** The message about a payment whose outcome is not known. @param until as in `PaymentStatus` */
export const getPendingMessage = (until: string | null | undefined): string =>
  processingText(until ? formatTime(until) : undefined);

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
