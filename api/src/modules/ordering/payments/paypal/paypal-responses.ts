import type { PaymentRefusal } from "@ligate/contract/payments/schemas";
import { z } from "zod";

/** Money that PayPal has captured. */
export interface CapturedMoney {
  id: string;
  amountCents: number;
  currency: string;
  /** `Made with PayPal`, or the card's name. */
  source: string;
  lastDigits: string;
}

/**
 * The outcome of a capture. `unknown`: the money may or may not have been captured. `failed` is true if PayPal
 * reported an internal error, false if it did not respond.
 */
export type CaptureOutcome =
  | { kind: "captured"; money: CapturedMoney }
  | { kind: "refused"; refusal: PaymentRefusal }
  | { kind: "unknown"; why: string; failed: boolean };

const Capture = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: z.object({ currency_code: z.string(), value: z.string().regex(/^\d+(\.\d{1,2})?$/) }),
});
const Card = z.object({ brand: z.string().optional(), last_digits: z.string().optional() });

/** The fields of PayPal's order that are read. */
export const PayPalOrder = z.object({
  id: z.string().min(1),
  status: z.string(),
  payment_source: z.object({ card: Card.optional() }).optional(),
  purchase_units: z
    .array(z.object({ payments: z.object({ captures: z.array(Capture).optional() }).optional() }))
    .optional(),
});
export type PayPalOrder = z.infer<typeof PayPalOrder>;

const PayPalProblem = z.object({
  name: z.string().optional(),
  message: z.string().optional(),
  details: z.array(z.object({ issue: z.string(), description: z.string().default("") })).default([]),
  debug_id: z.string().default(""),
});

export const ALREADY_CAPTURED = "ORDER_ALREADY_CAPTURED";
const DETAIL = "Sorry, your transaction could not be processed.";
const unknown = (why: string, failed = false): CaptureOutcome => ({ kind: "unknown", why, failed });
const FAILURES = [500, 502, 503];

/** Reads the outcome from PayPal's order after a capture. */
export function outcomeOf(body: unknown): CaptureOutcome {
  const order = PayPalOrder.safeParse(body);
  if (!order.success) return unknown("PayPal's response is invalid");
  const capture = order.data.purchase_units?.[0]?.payments?.captures?.at(-1);
  if (!capture) return unknown(`the order is ${order.data.status} and has no capture`);
  if (capture.status === "COMPLETED") {
    return { kind: "captured", money: { ...moneyOf(capture), ...sourceOf(order.data) } };
  }
  if (["DECLINED", "FAILED"].includes(capture.status)) return { kind: "refused", refusal: bankRefusal() };
  return unknown(`the capture is ${capture.status}`);
}

/** Reads the outcome from an error response: a definite refusal, or unknown. */
export function outcomeOfError(status: number, body: unknown): CaptureOutcome {
  const { details, debug_id, name, message } = PayPalProblem.catch({ details: [], debug_id: "" }).parse(body);
  const isOpen = status >= 500 || [401, 408, 409, 429].includes(status);
  if (isOpen) {
    return unknown(`PayPal responded with ${status} ${name ?? ""} (${debug_id})`, FAILURES.includes(status));
  }
  const reported = details.length > 0 ? details : [{ issue: name ?? "REFUSED", description: message ?? "" }];
  return { kind: "refused", refusal: { detail: DETAIL, details: reported, debug_id } };
}

/** Parses PayPal's decimal string into cents without floating-point arithmetic. */
const moneyOf = ({ id, amount }: z.infer<typeof Capture>) => {
  const [whole = "0", decimals = ""] = amount.value.split(".");
  return { id, amountCents: Number(whole + decimals.padEnd(2, "0")), currency: amount.currency_code };
};

const BRANDS: Record<string, string> = {
  VISA: "Visa",
  MASTERCARD: "Mastercard",
  AMEX: "American Express",
  DISCOVER: "Discover",
  JCB: "JCB",
  DINERS: "Diners Club",
};

function sourceOf({ payment_source }: PayPalOrder) {
  const card = payment_source?.card;
  if (!card) return { source: "Made with PayPal", lastDigits: "" };
  const brand = card.brand ?? "";
  return { source: BRANDS[brand] ?? (brand || "Card"), lastDigits: card.last_digits ?? "" };
}

/** The refusal for a failure of PayPal after which its order was still open. */
export const PROVIDER_FAILED = "PROVIDER_FAILED";
export const providerFailure = (): PaymentRefusal => ({
  detail: DETAIL,
  details: [
    {
      issue: PROVIDER_FAILED,
      description: "The payment service has failed, and has not taken any money. Please try again.",
    },
  ],
  debug_id: "",
});

/** The refusal for a successful response with a capture that the bank declined. */
const bankRefusal = (): PaymentRefusal => ({
  detail: DETAIL,
  details: [{ issue: "CAPTURE_DECLINED", description: "The bank has declined this payment." }],
  debug_id: "",
});
