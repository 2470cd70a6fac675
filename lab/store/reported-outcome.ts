import type { PaymentStatus } from "@ligate/contract/payments/schemas";
import type { Customer } from "./buyers.ts";
import type { LedgerSnapshot } from "./ledger-snapshot.ts";
import { type Finding, finding } from "./report.ts";

/** The store's report on a payment: an outcome, that it does not know the attempt, or another error. */
export type Reported = PaymentStatus | "unknown" | { status: number };

/** Asks for the outcome, as the page does after a lost response. @param key of the payment */
export async function askOutcome({ by }: Customer, key: string): Promise<Reported> {
  const { status, body } = await by.get(`/api/orders/payment-status/${key}`);
  if (status === 200) return body;
  return status === 404 ? "unknown" : { status };
}

/** Whether a report cannot become another one: paying again is right, or wrong for good. */
export const isFinal = (reported: Reported): boolean =>
  reported === "unknown" ||
  ("outcome" in reported && !["processing", "under_review"].includes(reported.outcome));

/** Compares the reported outcome with PayPal's records and the orders, when no payment is in progress. */
export function checkReported(reported: Reported, { payPalCaptures, orders }: LedgerSnapshot): Finding[] {
  const wrong = (why: string) => [finding("reported wrongly", { why, reported, payPalCaptures, orders })];
  if (reported !== "unknown" && "status" in reported) return wrong("no outcome was reported");
  const outcome = reported === "unknown" ? "not_started" : reported.outcome;
  if (outcome === "processing" || outcome === "held") return wrong("the outcome is known");
  const isPlaced = reported !== "unknown" && orders.some(({ number }) => number === reported.order_number);
  // An invoice's order is there before its payment, and a cancelled one stays.
  const isUnpaid = orders.every(({ status }) => status === "invoiced" || status === "cancelled");
  if (outcome === "taken") return isPlaced && reported.payment_token ? [] : wrong("no order was placed");
  if (outcome === "under_review") {
    const isPending = payPalCaptures.some(({ status }) => status === "PENDING");
    return isPlaced && isPending ? [] : wrong("nothing is under review");
  }
  return payPalCaptures.length === 0 && isUnpaid ? [] : wrong("it was taken");
}
