import { z } from "zod";

/** The bank's answer to a card payment. */
export const ProcessorResponse = z.object({ response_code: z.string().optional() });

const DECLINED = "The bank has declined this payment.";
const OTHER_WAY = "Please use another card, or pay with PayPal.";

/**
 * Reasons that a buyer can act on, by PayPal's processor response codes. Suspected fraud and reports of lost cards are
 * not among them, because the bank tells those to the owner of the card only.
 */
const REASONS: Record<string, string> = {
  "00N7": "The security code of the card is wrong. Please check it and try again.",
  "5110": "The security code of the card is wrong. Please check it and try again.",
  "5120": `The card does not have sufficient funds. ${OTHER_WAY}`,
  "5140": `The card is closed. ${OTHER_WAY}`,
  "5400": `The card has expired. ${OTHER_WAY}`,
  "5650": "The bank requires that you confirm this payment. Please try again and confirm it with your bank.",
  "1330": `The number of the card is not valid. ${OTHER_WAY}`,
  "9100": "The bank could not process this payment now. Please try again.",
};

/** The sentence for a capture that the bank has declined. */
export const declineReason = (response: z.infer<typeof ProcessorResponse> | undefined) =>
  REASONS[response?.response_code ?? ""] ?? `${DECLINED} ${OTHER_WAY}`;
