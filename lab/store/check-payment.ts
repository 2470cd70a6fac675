import type { LedgerSnapshot, OrderRecord } from "./ledger-snapshot.ts";
import { type Finding, finding } from "./report.ts";

/** How a payment ends. */
export type Ending = "taken" | "under_review" | "denied";

/** The state that a payment reaches if nothing fails. */
interface Expectation {
  usesPayPal: boolean;
  /** The lines that the customer has put into the cart; without them, any are right. */
  lines?: { product_sku: string; quantity: number }[] | undefined;
  ending: Ending;
}

/** @param mustBeDone if false, the payment may be complete or absent, but not partial */
export function checkPayment(
  snapshot: LedgerSnapshot,
  expected: Expectation,
  mustBeDone: boolean,
): Finding[] {
  return [
    ...snapshot.orders.flatMap((order) => checkOrder(order, snapshot)),
    ...checkCaptures(snapshot),
    ...(expected.ending === "denied" ? [] : checkPieces(snapshot, expected)),
    ...(mustBeDone && !isDone(snapshot, expected) ? [finding("not finished", snapshot)] : []),
  ];
}

function isDone(
  { orders: [order, ...more], payPalCaptures }: LedgerSnapshot,
  { usesPayPal, ending }: Expectation,
): boolean {
  if (order === undefined || more.length > 0 || order.mails !== 1) return false;
  const captureCount = usesPayPal && ending !== "denied" ? 1 : 0;
  return payPalCaptures.length === captureCount && ENDED[ending](order);
}

const ENDED: Record<Ending, (order: OrderRecord) => boolean> = {
  taken: ({ status, payment_status }) => ["open", "paid"].includes(status) && payment_status === "confirmed",
  under_review: ({ status, payment_status }) => status === "open" && payment_status === "pending",
  denied: ({ status, payment_status }) => status === "cancelled" && payment_status === "denied",
};

function checkCaptures({ payPalCaptures, orders }: LedgerSnapshot): Finding[] {
  const unrecorded = payPalCaptures.filter(
    ({ id, status }) =>
      !orders.some(({ captures, reviewed }) => (status === "PENDING" ? reviewed : captures).includes(id)),
  );
  return [
    ...(payPalCaptures.length > 1 ? [finding("taken twice", payPalCaptures)] : []),
    ...unrecorded.map((capture) => finding("taken without an order", capture)),
  ];
}

function checkOrder(order: OrderRecord, { payPalCaptures }: LedgerSnapshot): Finding[] {
  if (order.status === "pending_payment") return [finding("not finished", order)];
  const money = payPalCaptures
    .filter(({ id }) => order.captures.includes(id))
    .reduce((sum, { cents, refunded }) => sum + cents - refunded, 0);
  const isReal = money === order.received && order.captures.length <= 1;
  return isCovered(order) && isReal ? [] : [finding("order without its payment", order)];
}

function isCovered({ status, received, promised, pending, total }: OrderRecord): boolean {
  if (status === "cancelled") return received + promised === 0;
  return status === "paid" ? received === total : received + promised + pending === total;
}

/** The pieces that the customer has put into the cart are still there, or ordered: none is lost or ordered twice. */
function checkPieces({ pieces }: LedgerSnapshot, { lines }: Expectation): Finding[] {
  if (!lines) return [];
  const found = new Map(pieces.map(({ sku, pieces: count }) => [sku, count]));
  const wanted = new Map<string, number>();
  for (const { product_sku, quantity } of lines)
    wanted.set(product_sku, (wanted.get(product_sku) ?? 0) + quantity);
  return [...new Set([...wanted.keys(), ...found.keys()])]
    .filter((sku) => wanted.get(sku) !== found.get(sku))
    .map((sku) => finding("cart lost", { sku, found: found.get(sku), wanted: wanted.get(sku) }));
}
