import type { Finding } from "./findings.ts";
import type { LedgerSnapshot, OrderRecord } from "./ledger-snapshot.ts";

/** The state that a payment must have reached. */
export interface Expectation {
  /** The payment uses PayPal. */
  usesPayPal: boolean;
  /** The payment must be complete. If false, it may be complete or absent, but not partial. */
  isDone: boolean;
  /** Pieces by SKU that the customer has put into the cart in this round. */
  wanted: Map<string, number>;
}

const DONE = ["open", "paid"];

export function checkInvariants(books: LedgerSnapshot, due: Expectation): Finding[] {
  const findings = [
    ...books.orders.flatMap((order) => findingsOfOrder(order, books)),
    ...findingsOfCaptures(books),
    ...findingsOfPieces(books, due),
  ];
  if (due.isDone && !isDone(books, due))
    findings.push({ violation: "not finished", details: JSON.stringify(books) });
  return findings;
}

function isDone(
  { orders: [order, ...more], payPalCaptures }: LedgerSnapshot,
  { usesPayPal }: Expectation,
): boolean {
  const isOne = order !== undefined && more.length === 0 && DONE.includes(order.status);
  return isOne && order.mails === 1 && payPalCaptures.length === (usesPayPal ? 1 : 0);
}

function findingsOfCaptures({ payPalCaptures, orders }: LedgerSnapshot): Finding[] {
  const findings: Finding[] = [];
  if (payPalCaptures.length > 1)
    findings.push({ violation: "taken twice", details: JSON.stringify(payPalCaptures) });
  for (const { id } of payPalCaptures) {
    const isRecorded = orders.some(({ status, captures }) => DONE.includes(status) && captures.includes(id));
    if (!isRecorded) findings.push({ violation: "taken without an order", details: id });
  }
  return findings;
}

function findingsOfOrder(order: OrderRecord, { payPalCaptures }: LedgerSnapshot): Finding[] {
  if (order.status === "pending_payment")
    return [{ violation: "not finished", details: `order ${order.number}` }];
  const { received, promised, total } = order;
  const isCovered = order.status === "paid" ? received === total : received + promised === total;
  const money = payPalCaptures
    .filter(({ id }) => order.captures.includes(id))
    .reduce((sum, { cents, refunded }) => sum + cents - refunded, 0);
  const isReal = money === received && order.captures.length <= 1;
  return isCovered && isReal
    ? []
    : [{ violation: "order without its payment", details: JSON.stringify(order) }];
}

/** What the customer has put into the cart is still there, or ordered: nothing is lost, and nothing ordered twice. */
function findingsOfPieces({ pieces }: LedgerSnapshot, { wanted }: Expectation): Finding[] {
  const found = new Map(pieces.map(({ sku, pieces: count }) => [sku, count]));
  const skus = [...new Set([...wanted.keys(), ...found.keys()])];
  return skus
    .filter((sku) => wanted.get(sku) !== found.get(sku))
    .map((sku) => ({
      violation: "cart lost" as const,
      details: `${sku}: ${found.get(sku) ?? 0} pieces instead of ${wanted.get(sku) ?? 0}`,
    }));
}
