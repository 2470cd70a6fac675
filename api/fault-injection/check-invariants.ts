import type { LedgerSnapshot, OrderRecord } from "./ledger-snapshot.ts";

/** Violations of the money invariants, in the order of the table's columns. */
export const VIOLATIONS = [
  "taken twice",
  "taken without an order",
  "order without its payment",
  "not finished",
] as const;
export type Violation = (typeof VIOLATIONS)[number];

export interface Finding {
  violation: Violation;
  details: string;
}

/** The state that a payment must have reached. */
export interface Expectation {
  /** The payment uses PayPal. */
  usesPayPal: boolean;
  /** The payment must be complete. If false, it may be complete or absent, but not partial. */
  isDone: boolean;
}

const DONE = ["open", "paid"];

export function checkInvariants(books: LedgerSnapshot, due: Expectation): Finding[] {
  const findings = [
    ...books.orders.flatMap((order) => findingsOfOrder(order, books)),
    ...findingsOfCaptures(books),
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
    .reduce((sum, { cents }) => sum + cents, 0);
  const isReal = money === received && order.captures.length <= 1;
  return isCovered && isReal
    ? []
    : [{ violation: "order without its payment", details: JSON.stringify(order) }];
}
