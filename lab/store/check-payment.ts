import type { PaymentStatus } from "@ligate/contract/payments/schemas";
import type { Customer } from "./buyers.ts";
import type { LedgerSnapshot, OrderRecord } from "./ledger-snapshot.ts";
import { type Finding, finding, findViolations } from "./report.ts";

/** How a payment ends. */
export type Ending = "taken" | "under_review" | "denied";

const ENDED: Record<Ending, (order: OrderRecord) => boolean> = {
  taken: ({ status, payment_status }) => ["open", "paid"].includes(status) && payment_status === "confirmed",
  under_review: ({ status, payment_status }) => status === "open" && payment_status === "pending",
  denied: ({ status, payment_status }) => status === "cancelled" && payment_status === "denied",
};

/** The state that a payment reaches if nothing fails. */
interface Expectation {
  usesPayPal: boolean;
  /** The lines that the customer has put into the cart; without them, any are right. */
  lines: { product_sku: string; quantity: number }[] | undefined;
  ending: Ending;
}

/** @param mustBeDone if false, the payment may be complete or absent, but not partial */
export function checkPayment(
  { payPalCaptures, orders, pieces }: LedgerSnapshot,
  { usesPayPal, lines, ending }: Expectation,
  mustBeDone: boolean,
): Finding[] {
  const captureCount = usesPayPal && ending !== "denied" ? 1 : 0;
  const isDone = orders.length === 1 && orders.every((order) => order.mails === 1 && ENDED[ending](order));
  const isRecorded = (id: string, status: string) =>
    orders.some(({ captures, reviewed }) => (status === "PENDING" ? reviewed : captures).includes(id));
  const isReal = ({ captures, received }: OrderRecord) => {
    const booked = payPalCaptures.filter(({ id }) => captures.includes(id));
    const money = booked.reduce((sum, { cents, refunded }) => sum + cents - refunded, 0);
    return money === received && captures.length <= 1;
  };
  const isUnfinished = orders.some(({ status }) => status === "pending_payment");
  // None of the pieces is lost or ordered twice: they are in the cart or in an order.
  const [wanted, found] = [lines && countPieces(lines), countPieces(pieces)];
  const hasPieces = !wanted || ending === "denied" || JSON.stringify(wanted) === JSON.stringify(found);
  return findViolations(
    { payPalCaptures, orders, wanted, found },
    {
      "taken twice": payPalCaptures.length > 1,
      "taken without an order": !payPalCaptures.every(({ id, status }) => isRecorded(id, status)),
      "order without its payment": !orders.every(
        (order) => order.status === "pending_payment" || (isCovered(order) && isReal(order)),
      ),
      "cart lost": !hasPieces,
      "not finished": isUnfinished || (mustBeDone && !(isDone && payPalCaptures.length === captureCount)),
    },
  );
}

function isCovered({ status, received, promised, pending, total }: OrderRecord): boolean {
  if (status === "cancelled") return received + promised === 0;
  return status === "paid" ? received === total : received + promised + pending === total;
}

function countPieces(lines: { product_sku: string; quantity: number }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { product_sku, quantity } of lines.toSorted((a, b) => (a.product_sku < b.product_sku ? -1 : 1)))
    counts[product_sku] = (counts[product_sku] ?? 0) + quantity;
  return counts;
}

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
  const known = reported !== "unknown" && "outcome" in reported ? reported : undefined;
  const isPlaced = orders.some(({ number }) => number === known?.order_number);
  const isTrue: Record<string, boolean> = {
    taken: isPlaced && Boolean(known?.payment_token),
    under_review: isPlaced && payPalCaptures.some(({ status }) => status === "PENDING"),
    processing: false,
    held: false,
  };
  // An invoice's order is there before its payment, and a cancelled one stays.
  const isUnpaid = orders.every(({ status }) => status === "invoiced" || status === "cancelled");
  const isNotTaken = payPalCaptures.length === 0 && isUnpaid;
  const isRight = known || reported === "unknown" ? (isTrue[known?.outcome ?? ""] ?? isNotTaken) : false;
  return isRight ? [] : [finding("reported wrongly", { reported, payPalCaptures, orders })];
}
