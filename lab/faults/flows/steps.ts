import type { Fault } from "../proxies/paypal-proxy.ts";
import type { Statement } from "../proxies/postgres-proxy.ts";
import type { Expected, Place } from "../proxies/transactions.ts";
import type { Customer } from "../stack/customers.ts";
import type { TestStack } from "../stack/test-stack.ts";
import type { ReadyPayment } from "./payment-flows.ts";

type TransactionName = "claim" | "settle" | "purchase order";

/** Steps at which the API is killed, named as in the table, and whether the payment is claimed by then. */
export const STEPS = {
  "claim: between two statements": { isClaimed: false },
  "claim: before its commit": { isClaimed: false },
  "claim: after its commit": { isClaimed: true },
  "capture: before PayPal receives the request": { isClaimed: true },
  "capture: before PayPal's response arrives": { isClaimed: true },
  "settle: between two statements": { isClaimed: true },
  "settle: before its commit": { isClaimed: true },
  "settle: after its commit, before the response": { isClaimed: true },
} as const;
export const PURCHASE_ORDER_STEPS = {
  "between two statements": { isClaimed: false },
  "before its commit": { isClaimed: false },
  "after its commit, before the response": { isClaimed: true },
} as const;
/** Steps at the end of PayPal's review. */
export const REVIEW_STEPS = {
  "settle: between two statements": { isClaimed: true },
  "settle: before its commit": { isClaimed: true },
  "settle: after its commit, before the response": { isClaimed: true },
} as const;
export const CREATE_STEPS = {
  "create: before PayPal receives the request": { isClaimed: false },
  "create: before PayPal's response arrives": { isClaimed: false },
} as const;
export const AT_RANDOM = "at a random moment within 500 ms";

export type Step =
  | keyof typeof STEPS
  | keyof typeof PURCHASE_ORDER_STEPS
  | keyof typeof CREATE_STEPS
  | typeof AT_RANDOM;

/** Number of statements per transaction of a flow. */
export type Lengths = Record<TransactionName, number>;

/** The location of a step: in a transaction, or in a call of PayPal. */
type StepLocation =
  | { in: TransactionName; at: Place | "between" }
  | { call: "create" | "capture"; loses: "call" | "answer" };

const STEP_LOCATIONS: Record<Exclude<Step, typeof AT_RANDOM>, StepLocation> = {
  "claim: between two statements": { in: "claim", at: "between" },
  "claim: before its commit": { in: "claim", at: "commit" },
  "claim: after its commit": { in: "claim", at: "committed" },
  "capture: before PayPal receives the request": { call: "capture", loses: "call" },
  "capture: before PayPal's response arrives": { call: "capture", loses: "answer" },
  "settle: between two statements": { in: "settle", at: "between" },
  "settle: before its commit": { in: "settle", at: "commit" },
  "settle: after its commit, before the response": { in: "settle", at: "committed" },
  "between two statements": { in: "purchase order", at: "between" },
  "before its commit": { in: "purchase order", at: "commit" },
  "after its commit, before the response": { in: "purchase order", at: "committed" },
  "create: before PayPal receives the request": { call: "create", loses: "call" },
  "create: before PayPal's response arrives": { call: "create", loses: "answer" },
};

/**
 * Makes the next submission of this payment stop at a step.
 * @param between chooses a place between two statements
 * @returns `reached` resolves when the payment has stopped
 */
export async function holdAtStep(
  store: TestStack,
  button: ReadyPayment,
  step: Step,
  between: (name: TransactionName) => Place,
): Promise<{ reached: Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (step === AT_RANDOM) return { reached: Promise.resolve() };
  const where = STEP_LOCATIONS[step];
  if ("in" in where) {
    const at = where.at === "between" ? between(where.in) : where.at;
    const isFirst = await matchesFirstStatement(store, button, where.in);
    store.transactions.expected.add({ isFirst, at, reached: resolve, statements: 0 });
  } else if (where.call === "create") store.paypal.creates.push(loseMessage(where.loses, resolve));
  else store.paypal.captures.set(button.payPalId, [loseMessage(where.loses, resolve)]);
  return { reached: promise };
}

/** A fault that loses the call or its response. */
export const loseMessage =
  (loses: "call" | "answer", reached: () => void): Fault =>
  async (pass) => {
    if (loses === "answer") await pass();
    reached();
    return "no answer";
  };

/** Counts the statements of a transaction of the next submission. */
export async function countStatements(
  store: TestStack,
  button: ReadyPayment,
  name: TransactionName,
): Promise<Expected> {
  const expected = {
    isFirst: await matchesFirstStatement(store, button, name),
    reached: () => undefined,
    statements: 0,
  };
  store.transactions.expected.add(expected);
  return expected;
}

/** Identifies a transaction by the row that it locks first. */
async function matchesFirstStatement(
  store: TestStack,
  { customer, payPalId }: ReadyPayment,
  name: TransactionName,
) {
  if (name === "purchase order") return locks('from "carts"', customer.id);
  if (name === "claim") return locks('from "payments"', payPalId);
  return locks('"payments"."id" = $1 for update', await paymentOf(store, customer, payPalId));
}

const locks =
  (what: string, by: string | number) =>
  ({ text, params }: Statement) =>
    text.includes(what) && text.includes("for update") && params[0] === String(by);

async function paymentOf(store: TestStack, { id: user }: Customer, payPalId: string): Promise<number> {
  const [payment] = await store.rows<{ id: number }>(
    "select id from payments where user_id = $1 and provider_order_id = $2",
    [user, payPalId],
  );
  if (!payment) throw new Error(`No payment is called ${payPalId}`);
  return payment.id;
}
