import type { PaymentStatus } from "@ligate/contract/payments/schemas";
import type { ReadyPayment } from "../flows/payment-flows.ts";
import type { Finding } from "./findings.ts";
import type { LedgerSnapshot } from "./ledger-snapshot.ts";

/** What the store tells the buyer about a payment: an outcome, that it does not know the attempt, or another error. */
export type Told = PaymentStatus | "unknown" | { status: number };

/** Asks for the outcome, as the page does after a lost answer. */
export async function askOutcome({ customer, statusId }: ReadyPayment): Promise<Told> {
  const { status, body } = await customer.by.get(`/api/orders/payment-status/${statusId}`);
  if (status === 200) return body;
  return status === 404 ? "unknown" : { status };
}

/** Compares what the buyer was told with PayPal's records and the orders, when no payment is in progress. */
export function checkTold(told: Told, { payPalCaptures, orders }: LedgerSnapshot): Finding[] {
  const wrong = (why: string): Finding[] => [
    { violation: "told wrongly", details: `${why}: ${JSON.stringify({ told, payPalCaptures, orders })}` },
  ];
  if (told !== "unknown" && "status" in told) return wrong("no outcome was told");
  const outcome = told === "unknown" ? "not_started" : told.outcome;
  if (outcome === "processing" || outcome === "held") return wrong("the outcome is known");
  const isPlaced = told !== "unknown" && orders.some(({ number }) => number === told.order_number);
  // An invoice's order is there before its payment, and a cancelled one stays.
  const isUnpaid = orders.every(({ status }) => status === "invoiced" || status === "cancelled");
  const isNothing = payPalCaptures.length === 0 && isUnpaid;
  if (outcome === "taken") return isPlaced && told.payment_token ? [] : wrong("no order was placed");
  if (outcome === "under_review") {
    const isPending = payPalCaptures.some(({ status }) => status === "PENDING");
    return isPlaced && isPending ? [] : wrong("nothing is under review");
  }
  return isNothing ? [] : wrong("it was taken");
}

/** An answer that cannot become another one: paying again is right, or wrong for good. */
export const isFinal = (told: Told): boolean =>
  told === "unknown" || ("outcome" in told && !["processing", "under_review"].includes(told.outcome));
