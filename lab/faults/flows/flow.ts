import type { Answer, Customer } from "../../store/buyers.ts";
import type { LedgerSnapshot } from "../../store/ledger-snapshot.ts";
import type { Finding } from "../../store/report.ts";
import type { PayPalCall } from "../proxies/paypal-proxies.ts";
import { PLACES } from "../proxies/transactions.ts";
import type { TestStack } from "../test-stack.ts";

type TransactionName = "claim" | "settle" | "purchase order" | "shipment" | "bank payment";

/** A payment or refund that is ready to be submitted. */
export interface Attempt {
  customer: Customer;
  /** PayPal's id of its order, or of the capture that is paid back; empty if there is none. */
  payPalId: string;
  /** The key by which the page asks for the outcome; empty if it cannot ask. */
  key: string;
  /** PayPal's review of it does not end. */
  staysUnderReview?: boolean;
  /** It is refused when it is submitted again after it is complete. */
  isOnce?: true;
  submit(): Promise<Answer>;
  /** The lock that begins each transaction: its statement, and the first parameter. */
  locks: Partial<Record<TransactionName, [statement: RegExp, param?: string | number | undefined]>>;
  /** @param mustBeDone if false, it may be complete or absent, but not partial */
  check(snapshot: LedgerSnapshot, mustBeDone: boolean): Finding[] | Promise<Finding[]>;
}

/** A way to pay, to pay back, or to fulfil an order. */
export interface Flow {
  /** Steps at which it is halted and killed. */
  steps: Step[];
  /**
   * @param index half of the attempts are by card, half by PayPal, and so on
   * @param stock a counted item that the customer buys too
   */
  prepare(
    store: TestStack,
    customer: Customer,
    options: { index: number; stock: { sku: string; quantity: number } },
  ): Promise<Attempt>;
}

/** A step of a payment or refund, at which the API is halted. */
export interface Step {
  name: string;
  /** It must be complete before it is submitted again, because it was claimed by then. */
  mustBeDone: boolean;
  /**
   * Halts the next submission there. @param n chooses the statement before which it halts between two
   * @returns resolves when it is halted
   */
  halt?(store: TestStack, attempt: Attempt, n: number): Promise<void>;
}

/**
 * The steps of a transaction. The settling transactions of refunds cannot be told apart, so two refunds that
 * are halted in them may exchange their places.
 * @param mustBeDone if it is killed before its commit
 */
export function inTransaction(name: TransactionName, mustBeDone = false): Step[] {
  const length = { fewest: 2 ** 31 };
  return PLACES.map((place) => ({
    name: name === "claim" || name === "settle" ? `${name}: ${place}` : place,
    mustBeDone: mustBeDone || place === "after its commit",
    halt({ transactions }, { locks }, n) {
      const { promise, resolve: reached } = Promise.withResolvers<void>();
      const [lock, param] = locks[name] ?? [/$^/];
      const isFirst = ({ text, params }: { text: string; params: string[] }) =>
        lock.test(text) && (param === undefined || params[0] === String(param));
      transactions.expected.add({ isFirst, place, n, length, reached });
      return promise;
    },
  }));
}

/**
 * The steps of a call of PayPal. Payments that are created have no id yet, so they may exchange their places.
 */
export const inCall = (call: PayPalCall): Step[] =>
  ([0, 1] as const).map((effects) => ({
    name: `${call}: before PayPal ${effects === 0 ? "receives the request" : "answers"}`,
    mustBeDone: call !== "create",
    halt({ paypal }, { payPalId }) {
      const { promise, resolve: reached } = Promise.withResolvers<void>();
      paypal.addFaults(call, payPalId, [{ effects, answer: "none", reached }]);
      return promise;
    },
  }));

/** The steps of a payment or a refund: it is claimed, sent to PayPal, and settled. */
export const throughPayPal = (call: PayPalCall): Step[] => [
  ...inTransaction("claim"),
  ...inCall(call),
  ...inTransaction("settle", true),
];
