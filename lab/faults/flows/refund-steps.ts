import type { Statement } from "../proxies/postgres-proxy.ts";
import type { Place } from "../proxies/transactions.ts";
import type { TestStack } from "../stack/test-stack.ts";
import { loseMessage } from "./steps.ts";

export type RefundTransaction = "claim" | "settle";
type Location =
  | { in: RefundTransaction; at: Place | "between"; isClaimed: boolean }
  | { loses: "call" | "answer"; isClaimed: true };

/** Steps of a refund at which the API is killed, and whether it is claimed by then: then it must finish by itself. */
export const REFUND_STEPS = {
  "claim: between two statements": { in: "claim", at: "between", isClaimed: false },
  "claim: before its commit": { in: "claim", at: "commit", isClaimed: false },
  "claim: after its commit": { in: "claim", at: "committed", isClaimed: true },
  "refund: before PayPal receives the request": { loses: "call", isClaimed: true },
  "refund: before PayPal's response arrives": { loses: "answer", isClaimed: true },
  "settle: between two statements": { in: "settle", at: "between", isClaimed: true },
  "settle: before its commit": { in: "settle", at: "commit", isClaimed: true },
  "settle: after its commit, before the response": { in: "settle", at: "committed", isClaimed: true },
} as const satisfies Record<string, Location>;
export type RefundStep = keyof typeof REFUND_STEPS;

/** The order whose money is paid back, and PayPal's id of its capture. */
export interface RefundTarget {
  orderNumber: string;
  captureId: string;
}

/**
 * Makes the next refund of an order stop at a step.
 * @param between chooses a place between two statements
 * @returns resolves when the refund has stopped
 */
export function holdRefund(
  store: TestStack,
  target: RefundTarget,
  step: RefundStep,
  between: (name: RefundTransaction) => Place,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const where: Location = REFUND_STEPS[step];
  if ("loses" in where) store.paypal.refunds.set(target.captureId, [loseMessage(where.loses, resolve)]);
  else {
    const at = where.at === "between" ? between(where.in) : where.at;
    const isFirst = matchFirstStatement(where.in, target);
    store.transactions.expected.add({ isFirst, at, reached: resolve, statements: 0 });
  }
  return promise;
}

/** Counts the statements of both transactions of the next refund. */
export function countRefundStatements(store: TestStack, target: RefundTarget) {
  const counted = (["claim", "settle"] as const).map((name) => {
    const expected = {
      isFirst: matchFirstStatement(name, target),
      reached: () => undefined,
      statements: 0,
    };
    store.transactions.expected.add(expected);
    return expected;
  });
  return () => ({ claim: counted[0]?.statements ?? 0, settle: counted[1]?.statements ?? 0 });
}

/** Both lock the payment first: the claim by the number of the order, the last step by the id of the refund. */
const matchFirstStatement =
  (name: RefundTransaction, { orderNumber }: RefundTarget) =>
  ({ text, params }: Statement): boolean =>
    text.includes('for update of "payments"') &&
    (name === "claim" ? params[0] === orderNumber : text.includes('"refunds"."id" = $1'));
