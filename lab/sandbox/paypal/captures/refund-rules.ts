import { type Money, parseMoney, toCents } from "../amounts.ts";
import { type PayPalError, unprocessable } from "../errors.ts";
import { assertText, toFields } from "../fields.ts";
import type { CaptureRecord, PayPalStore } from "../paypal-store.ts";
import type { RefundInput } from "./refund.ts";

const TEXT_LIMITS: [name: string, maximum: number][] = [
  ["invoice_id", 127],
  ["custom_id", 127],
  ["note_to_payer", 255],
];

/** In PayPal's words. */
const REFUSALS = {
  PENDING_CAPTURE:
    "Cannot initiate a refund as the capture is pending. Capture is typically pending when the payer has funded the transaction using e-check/bank funded.",
  REFUND_NOT_ALLOWED: "Capture cannot be refunded.",
  REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK:
    "Refunds are not allowed on this capture due to a chargeback on the card or bank. Please contact the payee to resolve the chargeback.",
  CAPTURE_FULLY_REFUNDED: "The capture has already been fully refunded",
  CANNOT_BE_ZERO_OR_NEGATIVE: "Must be greater than zero.",
  REFUND_CAPTURE_CURRENCY_MISMATCH: "Refund must be in the same currency as the capture",
  REFUND_AMOUNT_EXCEEDED:
    "The refund amount must be less than or equal to the capture amount that has not yet been refunded.",
  REFUND_FAILED_INSUFFICIENT_FUNDS:
    "Capture could not be refunded due to insufficient funds. Please check to see if you have sufficient funds in your PayPal account or if the bank account linked to your PayPal account is verified and has sufficient funds.",
  TRANSACTION_DISPUTED:
    "Partial refunds cannot be offered at this time because there is an open case on this transaction. Visit the PayPal Resolution Center to review this case.",
  DUPLICATE_INVOICE_ID: "Invoice ID was previously used to refund a capture.",
};

export const refundRefused = (issue: keyof typeof REFUSALS): PayPalError =>
  unprocessable(issue, REFUSALS[issue]);

/** @throws PayPalError 400 for a field that is not well-formed */
export function parseRefundInput(body: unknown): RefundInput {
  const input = toFields(body);
  for (const [name, maximum] of TEXT_LIMITS) assertText(input[name], `/${name}`, maximum);
  return {
    ...(input.amount !== undefined && { amount: parseMoney(input.amount, "/amount") }),
    ...Object.fromEntries(TEXT_LIMITS.map(([name]) => [name, input[name]])),
  };
}

/** The cents that have been paid back or are being paid back. */
export function refundedCents(
  store: PayPalStore,
  captureId: string,
  statuses = ["COMPLETED", "PENDING"],
): number {
  return store
    .findRefunds(captureId)
    .filter(({ refund }) => statuses.includes(refund.status))
    .reduce((total, { refund }) => total + toCents(refund.amount), 0);
}

/** @throws PayPalError 422 if the capture's status or the behaviour of its card prevents the refund */
export function assertRefundable(store: PayPalStore, record: CaptureRecord): void {
  const { capture, orderId } = record;
  if (capture.status === "PENDING") throw refundRefused("PENDING_CAPTURE");
  if (capture.status === "DECLINED" || capture.status === "FAILED") throw refundRefused("REFUND_NOT_ALLOWED");
  if (store.findRefunds(capture.id).some(({ isReversal }) => isReversal)) {
    throw refundRefused("REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK");
  }
  if (refundedCents(store, capture.id) >= toCents(capture.amount))
    throw refundRefused("CAPTURE_FULLY_REFUNDED");
  if (store.findOrder(orderId).behaviour === "refuse-refund") {
    throw refundRefused("REFUND_FAILED_INSUFFICIENT_FUNDS");
  }
}

/** @returns the amount in cents @throws PayPalError 422 if it cannot be refunded */
export function refundAmount(captured: Money, alreadyRefunded: number, amount: Money | undefined): number {
  const refundable = toCents(captured) - alreadyRefunded;
  if (!amount) return refundable;
  if (amount.currency_code !== captured.currency_code)
    throw refundRefused("REFUND_CAPTURE_CURRENCY_MISMATCH");
  const cents = toCents(amount);
  if (cents <= 0) throw refundRefused("CANNOT_BE_ZERO_OR_NEGATIVE");
  if (cents > refundable) throw refundRefused("REFUND_AMOUNT_EXCEEDED");
  return cents;
}

/** @throws PayPalError 422 if another refund has the invoice id of the request */
export function assertNewInvoiceId(store: PayPalStore, { invoice_id }: RefundInput): void {
  const isUsed = [...store.refunds.values()].some(
    ({ refund, isReversal }) => !isReversal && invoice_id !== undefined && refund.invoice_id === invoice_id,
  );
  if (isUsed) throw refundRefused("DUPLICATE_INVOICE_ID");
}

/** @throws PayPalError 422 for a part of the captured amount while a dispute is open */
export function assertNoDispute(store: PayPalStore, { capture }: CaptureRecord, cents: number): void {
  const isOpen = store.findDisputes(capture.id).some(({ dispute }) => dispute.status !== "RESOLVED");
  if (isOpen && cents < toCents(capture.amount)) throw refundRefused("TRANSACTION_DISPUTED");
}
