import { z } from "zod";

/** The bank's answer to a card payment. */
export const ProcessorResponse = z.object({ response_code: z.string().optional() });

/**
 * Reasons that a buyer can act on, by PayPal's processor response codes. Suspected fraud and reports of lost cards are
 * not among them, because the bank tells those to the owner of the card only.
 */
const REASONS: Record<string, string> = {
  "00N7": "The security code of the card is wrong.",
  "1330": "The number of the card is not valid.",
  "5110": "The security code of the card is wrong.",
  "5120": "The card does not have sufficient funds.",
  "5140": "The card is closed.",
  "5400": "The card has expired.",
  "5650": "The bank requires that you confirm this payment with it.",
  "9100": "The bank could not process the payment now.",
};

/** Why the bank has declined a capture, as a sentence; empty if it gave no reason. */
export const declineReason = (response: z.infer<typeof ProcessorResponse> | undefined) =>
  REASONS[response?.response_code ?? ""] ?? "";
