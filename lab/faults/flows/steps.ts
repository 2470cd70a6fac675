import type { PayPalCall } from "../proxies/paypal-proxies.ts";
import type { TestStack } from "../stack/test-stack.ts";
import type { Attempt, Step, TransactionName } from "./attempt.ts";

/** @param mustBeDone if it is killed before its commit */
function inTransaction(transaction: TransactionName, mustBeDone: boolean, afterCommit: string): Step[] {
  const prefix = transaction === "claim" || transaction === "settle" ? `${transaction}: ` : "";
  return [
    { name: `${prefix}between two statements`, at: { transaction, place: "between" }, mustBeDone },
    { name: `${prefix}before its commit`, at: { transaction, place: "commit" }, mustBeDone },
    { name: prefix + afterCommit, at: { transaction, place: "committed" }, mustBeDone: true },
  ];
}
const inCall = (call: PayPalCall, mustBeDone: boolean): Step[] => [
  { name: `${call}: before PayPal receives the request`, at: { call, effects: 0 }, mustBeDone },
  { name: `${call}: before PayPal's response arrives`, at: { call, effects: 1 }, mustBeDone },
];

const BEFORE_RESPONSE = "after its commit, before the response";
const CLAIM = inTransaction("claim", false, "after its commit");
/** At the end of a payment, a refund and PayPal's review. */
export const SETTLE = inTransaction("settle", true, BEFORE_RESPONSE);
export const PAYMENT = [...CLAIM, ...inCall("capture", true), ...SETTLE];
export const REFUND = [...CLAIM, ...inCall("refund", true), ...SETTLE];
export const SHIPPED = inTransaction("shipment", false, BEFORE_RESPONSE);
export const RECORDED = inTransaction("bank payment", false, BEFORE_RESPONSE);
export const PURCHASE_ORDER = inTransaction("purchase order", false, BEFORE_RESPONSE);
export const CREATE = inCall("create", false);
export const AT_RANDOM: Step = { name: "at a random moment within 500 ms", mustBeDone: false };

export const isCreate = ({ at }: Step) => at !== undefined && "call" in at && at.call === "create";

/** Whether the API is halted while it holds the locks of the buyer's cart and stock. */
export const locksStock = ({ at, mustBeDone }: Step) => at !== undefined && "place" in at && !mustBeDone;

/**
 * Makes the next submission of an attempt stop at a step. The settling transactions of refunds cannot be told apart, so
 * two refunds that are held in them may exchange their places.
 * @param between the number of the statement before which it stops between two statements
 * @returns `reached` resolves when the API is halted there
 */
export function holdAtStep(store: TestStack, attempt: Attempt, { at }: Step, between: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (!at) resolve();
  else if ("call" in at)
    store.paypal.addFaults(at.call, attempt.payPalId, [
      { effects: at.effects, answer: "none", reached: resolve },
    ]);
  else {
    const place = at.place === "between" ? between : at.place;
    store.transactions.expected.add({
      isFirst: attempt.isFirst(at.transaction),
      at: place,
      reached: resolve,
    });
  }
  return { reached: promise };
}
