import type { Booked, Books } from "./ledger-snapshot.ts";

/** What must not happen to anybody's money, in the order of the table's columns. */
export const WRONGS = [
  "taken twice",
  "taken without an order",
  "order without its payment",
  "not finished",
] as const;
export type Wrong = (typeof WRONGS)[number];

export interface Finding {
  wrong: Wrong;
  why: string;
}

/** How far a payment has to have come by now. */
export interface Due {
  /** Whether PayPal has a part in it. */
  isTaken: boolean;
  /** Where it need not be done, nothing of it may be. */
  isDone: boolean;
}

const DONE = ["open", "paid"];

export function judge(books: Books, due: Due): Finding[] {
  const findings = [...books.orders.flatMap((order) => ofOrder(order, books)), ...ofTaken(books)];
  if (due.isDone && !isDone(books, due)) findings.push({ wrong: "not finished", why: JSON.stringify(books) });
  return findings;
}

function isDone({ orders: [order, ...more], taken }: Books, { isTaken }: Due): boolean {
  const isOne = order !== undefined && more.length === 0 && DONE.includes(order.status);
  return isOne && order.mails === 1 && taken.length === (isTaken ? 1 : 0);
}

function ofTaken({ taken, orders }: Books): Finding[] {
  const findings: Finding[] = [];
  if (taken.length > 1) findings.push({ wrong: "taken twice", why: JSON.stringify(taken) });
  for (const { id } of taken) {
    const isBooked = orders.some(({ status, captures }) => DONE.includes(status) && captures.includes(id));
    if (!isBooked) findings.push({ wrong: "taken without an order", why: id });
  }
  return findings;
}

function ofOrder(order: Booked, { taken }: Books): Finding[] {
  if (order.status === "pending_payment") return [{ wrong: "not finished", why: `order ${order.number}` }];
  const { received, promised, total } = order;
  const isCovered = order.status === "paid" ? received === total : received + promised === total;
  const money = taken
    .filter(({ id }) => order.captures.includes(id))
    .reduce((sum, { cents }) => sum + cents, 0);
  const isReal = money === received && order.captures.length <= 1;
  return isCovered && isReal ? [] : [{ wrong: "order without its payment", why: JSON.stringify(order) }];
}
