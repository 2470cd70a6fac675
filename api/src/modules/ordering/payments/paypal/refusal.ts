import { NOT_PROCESSED } from "@ligate/contract/payments/outcome-texts";
import type { PaymentRefusal } from "@ligate/contract/payments/schemas";
import { z } from "zod";
import type { Answer } from "./paypal-http.ts";

const PayPalProblem = z.object({
  name: z.string().optional(),
  message: z.string().optional(),
  details: z.array(z.object({ issue: z.string(), description: z.string().default("") })).default([]),
  debug_id: z.string().optional(),
});

/** Replacements for PayPal's descriptions that address the store instead of the buyer. */
const BUYER_DESCRIPTIONS: Record<string, string> = {
  ORDER_NOT_APPROVED: "You have not approved the payment at PayPal. Please try again.",
  PAYER_ACTION_REQUIRED:
    "PayPal or your bank asks you to confirm this payment. Please try again and confirm it.",
};

/** Statuses after which the request may have been carried out, or may still be. */
const OPEN = [401, 408, 409, 429];
const FAILURES = [500, 502, 503];

/** `failed` is true if PayPal reported an internal error, false if it did not respond. */
export type ReadError =
  | { kind: "refused"; refusal: PaymentRefusal }
  | { kind: "unknown"; why: string; failed: boolean; debugId: string };

/** Reads an error response: a definite refusal, or unknown. */
export function readError({ status, body, debugId }: Answer): ReadError {
  const { details, debug_id = debugId, name, message } = PayPalProblem.catch({ details: [] }).parse(body);
  if (status >= 500 || OPEN.includes(status)) {
    const why = `PayPal responded with ${status} ${name ?? ""}${inBrackets(debug_id)}`;
    return { kind: "unknown", why, failed: FAILURES.includes(status), debugId: debug_id };
  }
  const reported = details.length > 0 ? details : [{ issue: name ?? "REFUSED", description: message ?? "" }];
  const shown = reported.map(({ issue, description }) => ({
    issue,
    description: BUYER_DESCRIPTIONS[issue] ?? description,
  }));
  return { kind: "refused", refusal: { detail: NOT_PROCESSED, details: shown, debug_id } };
}

const inBrackets = (debugId: string) => (debugId ? ` (${debugId})` : "");

/** A refusal as a sentence for staff and logs. */
export const refusalText = ({ details, debug_id }: PaymentRefusal) =>
  `${details.map(({ issue, description }) => `${issue} ${description}`.trim()).join("; ")}${inBrackets(debug_id)}`;

/** The refusal for a failure of PayPal after which its order was still open. */
export const PROVIDER_FAILED = "PROVIDER_FAILED";
/** @param debugId PayPal's id of the failed request; empty if it did not respond */
export const providerFailure = (debugId: string): PaymentRefusal => ({
  detail: NOT_PROCESSED,
  details: [
    {
      issue: PROVIDER_FAILED,
      description: "The payment service failed, and you were not charged. Please try again.",
    },
  ],
  debug_id: debugId,
});
