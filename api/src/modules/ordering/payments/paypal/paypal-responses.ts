import { NOT_PROCESSED } from "@ligate/contract/payments/outcome-texts";
import type { PaymentRefusal } from "@ligate/contract/payments/schemas";
import { z } from "zod";
import { describeSource, PaymentSource } from "./payment-source.ts";
import type { Answer } from "./paypal-http.ts";
import { fromPayPal, PayPalMoney } from "./paypal-money.ts";
import { readError, refusalText } from "./refusal.ts";

/** The bank's answer to a card payment. */
const ProcessorResponse = z.object({ response_code: z.string().optional() });

/**
 * Reasons that a buyer can act on, by PayPal's processor response codes. Suspected fraud and reports of lost cards are
 * not included, because the bank reports those to the owner of the card only.
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

/** The bank's reason for declining a capture, as a sentence. */
const declineReason = (response: z.infer<typeof ProcessorResponse> | undefined) =>
  REASONS[response?.response_code ?? ""] ?? "The bank declined it without a reason that we know.";

/** Money that PayPal has captured, or holds for a review. */
export interface CapturedMoney {
  /** PayPal's id of the capture. */
  id: string;
  amountCents: number;
  currency: string;
  /** `Made with PayPal`, or the card's name. */
  source: string;
  lastDigits: string;
  /** The source that was charged, for a comparison with the created payment. */
  paidBy: PaymentSource;
}

/** A refund, or a reversal, that PayPal has completed. */
interface CompletedRefund {
  /** PayPal's id. */
  id: string;
  amountCents: number;
}

export const sumCents = (refunds: CompletedRefund[]): number =>
  refunds.reduce((cents, { amountCents }) => cents + amountCents, 0);

/**
 * The outcome of a capture.
 *
 * - `captured`: the money was taken. It may have been refunded since: `refunds` are what PayPal has paid back.
 * - `pending`: PayPal holds the money for a review.
 * - `unknown`: the money may or may not have been captured. `failed` is true if PayPal reported an internal error, false
 *   if it did not respond. `debugId` is PayPal's id of its last response.
 */
export type CaptureOutcome =
  | { kind: "captured"; money: CapturedMoney; refunds: CompletedRefund[] }
  | { kind: "pending"; money: CapturedMoney }
  | { kind: "refused"; refusal: PaymentRefusal }
  | { kind: "unknown"; why: string; failed: boolean; debugId: string };

const Capture = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: PayPalMoney,
  processor_response: ProcessorResponse.optional(),
});
const Refund = z.object({ id: z.string(), status: z.string(), amount: PayPalMoney });
const Payments = z.object({ captures: z.array(Capture).optional(), refunds: z.array(Refund).optional() });

/** The fields of PayPal's order that are read. */
export const PayPalOrder = z.object({
  id: z.string().min(1),
  status: z.string(),
  payment_source: PaymentSource.optional(),
  purchase_units: z.array(z.object({ payments: Payments.optional() })).optional(),
});
export type PayPalOrder = z.infer<typeof PayPalOrder>;

const CAPTURED = ["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED"];
const DECLINED = ["DECLINED", "DENIED", "FAILED"];
const unknown = (why: string, debugId: string): CaptureOutcome => ({
  kind: "unknown",
  why,
  failed: false,
  debugId,
});

/** Reads the outcome from PayPal's order after a capture. */
export function readOutcome({ body, debugId }: Answer): CaptureOutcome {
  const order = PayPalOrder.safeParse(body);
  if (!order.success) return unknown("PayPal's response is invalid", debugId);
  const { purchase_units, payment_source: paidBy = {} } = order.data;
  const { captures = [], refunds = [] } = purchase_units?.[0]?.payments ?? {};
  const capture = captures.at(-1);
  if (!capture) return unknown(`the order is ${order.data.status} and has no capture`, debugId);
  if (DECLINED.includes(capture.status)) return { kind: "refused", refusal: bankRefusal(capture, debugId) };
  const money = { id: capture.id, ...fromPayPal(capture.amount), ...describeSource(paidBy), paidBy };
  if (capture.status === "PENDING") return { kind: "pending", money };
  if (!CAPTURED.includes(capture.status)) return unknown(`the capture is ${capture.status}`, debugId);
  return { kind: "captured", money, refunds: completed(refunds) };
}

/** Reads the outcome from the response to a call about an order. */
export const interpret = (answer: Answer): CaptureOutcome =>
  answer.status < 300 ? readOutcome(answer) : readError(answer);

/** Reads the outcome from PayPal's order. If PayPal refuses to show it, its money may have been captured. */
export function interpretRead(answer: Answer): CaptureOutcome {
  if (answer.status < 300) return readOutcome(answer);
  const error = readError(answer);
  return error.kind === "unknown" ? error : unknown(refusalText(error.refusal), error.refusal.debug_id);
}

const completed = (refunds: z.infer<typeof Refund>[]): CompletedRefund[] =>
  refunds
    .filter(({ status }) => status === "COMPLETED")
    .map(({ id, amount }) => ({ id, amountCents: fromPayPal(amount).amountCents }));

/** The refusal for a successful response with a capture that the bank declined. */
const bankRefusal = ({ processor_response }: z.infer<typeof Capture>, debug_id: string): PaymentRefusal => ({
  detail: NOT_PROCESSED,
  details: [{ issue: "CAPTURE_DECLINED", description: declineReason(processor_response) }],
  debug_id,
});
