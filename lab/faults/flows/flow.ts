import type { Answer, Customer } from "../../store/buyers.ts";
import type { LedgerSnapshot } from "../../store/ledger-snapshot.ts";
import type { Finding } from "../../store/report.ts";
import type { PayPalCall } from "../proxies/paypal-proxies.ts";
import { PLACES, type Place } from "../proxies/transactions.ts";
import type { TestStack } from "../test-stack.ts";

export type TransactionName = "claim" | "settle" | "purchase order" | "shipment" | "bank payment";

/** A fault of a payment or refund. */
export interface Step {
  name: string;
  /** Where the API is halted and killed: in a transaction, or in a call of PayPal. Without it, nothing is halted. */
  at?: { transaction: TransactionName; place: Place } | { call: PayPalCall; effects: 0 | 1 };
  /** It must be complete before it is submitted again: it was claimed by then, or its buyer has submitted until it was paid. */
  mustBeDone: boolean;
}

/** A payment or refund that is ready to be submitted. */
export interface Attempt {
  customer: Customer;
  /** PayPal's id of its order, or of the capture that is paid back; empty if there is none yet. */
  payPalId: string;
  /** The key by which the page asks for the outcome; empty if it cannot ask. */
  key: string;
  /** PayPal's review of it does not end. */
  staysUnderReview?: boolean;
  /** It is refused when it is submitted again after it is complete. */
  isOnce?: boolean;
  submit(): Promise<Answer>;
  /** The lock that begins each transaction: its statement, and the first parameter. */
  locks: Partial<Record<TransactionName, [statement: RegExp, param?: string | number | undefined]>>;
  /** @param mustBeDone if false, it may be complete or absent, but not partial */
  check(snapshot: LedgerSnapshot, mustBeDone: boolean): Finding[] | Promise<Finding[]>;
}

interface FlowOptions {
  /** Half of the attempts, by their index, are by card, half by PayPal, and so on. */
  index: number;
  /** A counted item that the customer buys too. */
  stock: { sku: string; quantity: number };
}

/** A way to pay, to pay back, or to fulfil an order. */
export interface Flow {
  /** Steps at which it is held and killed. */
  steps: Step[];
  prepare(store: TestStack, customer: Customer, options: FlowOptions): Promise<Attempt>;
  /** Makes work of the background due that would wait for minutes, after the nth kill. */
  hurry?(store: TestStack, n: number): Promise<unknown>;
}

/** The steps of a transaction. @param mustBeDone if it is killed before its commit */
export const inTransaction = (transaction: TransactionName, mustBeDone = false): Step[] =>
  PLACES.map((place) => ({
    name: transaction === "claim" || transaction === "settle" ? `${transaction}: ${place}` : place,
    at: { transaction, place },
    mustBeDone: mustBeDone || place === "after its commit",
  }));

/** The steps of a call of PayPal. */
export const inCall = (call: PayPalCall, mustBeDone = true): Step[] => [
  { name: `${call}: before PayPal receives the request`, at: { call, effects: 0 }, mustBeDone },
  { name: `${call}: before PayPal's response arrives`, at: { call, effects: 1 }, mustBeDone },
];

/** The steps of a payment or a refund: it is claimed, sent to PayPal, and settled. */
export const throughPayPal = (call: PayPalCall): Step[] => [
  ...inTransaction("claim"),
  ...inCall(call),
  ...inTransaction("settle", true),
];

export const isCreate = ({ at }: Step) => at !== undefined && "call" in at && at.call === "create";

/** Whether the API is halted while it holds the locks of the buyer's cart and stock. */
export const locksStock = ({ at, mustBeDone }: Step) => at !== undefined && "place" in at && !mustBeDone;

/**
 * Makes the next submission of an attempt stop at a step. The settling transactions of refunds cannot be told apart, so
 * two refunds that are held in them may exchange their places.
 * @param part the name of its flow @param n chooses the statement before which it stops between two
 * @returns resolves when the API is halted there
 */
export function holdAtStep(
  { paypal, transactions }: TestStack,
  { payPalId, locks }: Attempt,
  { at }: Step,
  { part, n }: { part: string; n: number },
): Promise<void> {
  const { promise, resolve: reached } = Promise.withResolvers<void>();
  if (!at) reached();
  else if ("call" in at)
    paypal.addFaults(at.call, payPalId, [{ effects: at.effects, answer: "none", reached }]);
  else {
    const [lock, param] = locks[at.transaction] ?? [];
    if (!lock) throw new Error(`${part} has no transaction "${at.transaction}".`);
    transactions.expected.add({
      ...{ name: `${part}: ${at.transaction}`, place: at.place, n, reached },
      isFirst: ({ text, params }) => lock.test(text) && (param === undefined || params[0] === String(param)),
    });
  }
  return promise;
}
