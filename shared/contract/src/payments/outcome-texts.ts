/**
 * The sentences that tell a buyer where the money of a payment is. Imports no schema library, because pages import this
 * module. "Try again" occurs only where nothing was taken.
 */
import type { PaymentRefusal, PaymentStatus } from "./schemas.ts";

/** The source of a payment: the cart, or an invoice. */
export type PaymentKind = "cart" | "invoice";

/** The `detail` of every refusal of the API; its `details` say why. */
export const NOT_PROCESSED = "Sorry, your transaction could not be processed.";
export const DECLINED = "Your payment was declined. Please try again, or pay in another way.";
export const NOT_TAKEN =
  "Your payment did not go through, and nothing was taken. Please try again, or pay in another way.";
export const NOT_STARTED = "Your payment did not reach us, and nothing was taken. Please try again.";
export const HELD =
  "PayPal reports a payment that differs from what you agreed to. Please do not pay again: we look into it and contact you.";

/** PayPal refuses the capture: the same order can be captured with another card or account. */
const INSTRUMENT_DECLINED = "INSTRUMENT_DECLINED";

type Refusal = Pick<PaymentRefusal, "details" | "debug_id">;

/** Whether the card or account was declined, and PayPal's order can be paid with another one. */
export const canRestart = ({ details }: Refusal): boolean => details[0]?.issue === INSTRUMENT_DECLINED;

/**
 * The sentence for a refusal, with PayPal's description and, in brackets, its debug id. A decline after which the same
 * payment can be tried again has its own words.
 */
export function refusalText(refusal: Refusal): string {
  if (canRestart(refusal)) return DECLINED;
  const [{ description = "" } = {}] = refusal.details;
  const debugId = refusal.debug_id && `(${refusal.debug_id})`;
  return [NOT_PROCESSED, description, debugId].filter(Boolean).join(" ");
}

/** @param until a time of day such as `3:42 PM`; `undefined` if it is not known when the outcome will be known */
export function processingText(until: string | undefined): string {
  const time = until ? `by ${until} at the latest` : "as soon as we know it";
  return `We do not know yet whether your payment was taken. Please do not pay again: this page keeps asking, and shows the outcome ${time}.`;
}

const PLACED = {
  cart: "Your payment was taken, and your order is placed.",
  invoice: "Your payment was taken, and your invoice is paid.",
} as const satisfies Record<PaymentKind, string>;

const REVIEWING = {
  cart: "PayPal is reviewing your payment. Your order is placed, and we begin to make it when PayPal has confirmed the payment. Please do not pay again: we e-mail you the result.",
  invoice:
    "PayPal is reviewing your payment of this invoice. Please do not pay again: we e-mail you the result.",
} as const satisfies Record<PaymentKind, string>;

/** The sentence for an order whose payment PayPal has refused after its review. */
export const REVIEW_DENIED =
  "PayPal has refused the payment after its review, and nothing was taken. This order is cancelled.";

/** The sentence for a payment that PayPal reviews. */
export const underReviewText = (kind: PaymentKind): string => REVIEWING[kind];

/**
 * The sentence for the outcome of a payment.
 * @param until as in `processingText`
 */
export function outcomeText(
  { outcome, refusal }: Pick<PaymentStatus, "outcome" | "refusal">,
  kind: PaymentKind,
  until?: string,
): string {
  switch (outcome) {
    case "taken":
      return PLACED[kind];
    case "under_review":
      return REVIEWING[kind];
    case "processing":
      return processingText(until);
    case "held":
      return HELD;
    case "not_started":
      return NOT_STARTED;
    case "not_taken":
      return refusal ? refusalText(refusal) : NOT_TAKEN;
  }
}
