import type { Fault } from "../proxies/paypal-proxy.ts";
import type { Statement } from "../proxies/postgres-proxy.ts";
import type { Expected, Place } from "../proxies/transactions.ts";
import type { Customer } from "../stack/customers.ts";
import type { TestStack } from "../stack/test-stack.ts";
import type { ReadyPayment } from "./payment-flows.ts";

type TransactionName = "claim" | "settle" | "purchase order";

/** The location of a step: in a transaction, or in a call of PayPal. */
type Location =
  | { in: TransactionName; at: Place | "between" }
  | { call: "create" | "capture"; loses: "call" | "answer" };
/** `isClaimed`: the payment is claimed by then, so it must finish without a retry by the buyer. */
type StepLocation = Location & { isClaimed: boolean };

/** Steps at the end of a payment, and at the end of PayPal's review. */
export const REVIEW_STEPS = {
  "settle: between two statements": { in: "settle", at: "between", isClaimed: true },
  "settle: before its commit": { in: "settle", at: "commit", isClaimed: true },
  "settle: after its commit, before the response": { in: "settle", at: "committed", isClaimed: true },
} satisfies Record<string, StepLocation>;
/** Steps at which the API is killed. */
export const STEPS = {
  "claim: between two statements": { in: "claim", at: "between", isClaimed: false },
  "claim: before its commit": { in: "claim", at: "commit", isClaimed: false },
  "claim: after its commit": { in: "claim", at: "committed", isClaimed: true },
  "capture: before PayPal receives the request": { call: "capture", loses: "call", isClaimed: true },
  "capture: before PayPal's response arrives": { call: "capture", loses: "answer", isClaimed: true },
  ...REVIEW_STEPS,
} satisfies Record<string, StepLocation>;
export const PURCHASE_ORDER_STEPS = {
  "between two statements": { in: "purchase order", at: "between", isClaimed: false },
  "before its commit": { in: "purchase order", at: "commit", isClaimed: false },
  "after its commit, before the response": { in: "purchase order", at: "committed", isClaimed: true },
} satisfies Record<string, StepLocation>;
export const CREATE_STEPS = {
  "create: before PayPal receives the request": { call: "create", loses: "call", isClaimed: false },
  "create: before PayPal's response arrives": { call: "create", loses: "answer", isClaimed: false },
} satisfies Record<string, StepLocation>;
export const AT_RANDOM = "at a random moment within 500 ms";

const ALL_STEPS = { ...STEPS, ...PURCHASE_ORDER_STEPS, ...CREATE_STEPS };
export type Step = keyof typeof ALL_STEPS | typeof AT_RANDOM;

/** Number of statements per transaction of a flow. */
export type Lengths = Record<TransactionName, number>;

/**
 * Makes the next submission of this payment stop at a step.
 * @param between chooses a place between two statements
 * @returns `reached` resolves when the payment has stopped
 */
export async function holdAtStep(
  store: TestStack,
  payment: ReadyPayment,
  step: Step,
  between: (name: TransactionName) => Place,
): Promise<{ reached: Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (step === AT_RANDOM) return { reached: Promise.resolve() };
  const where: StepLocation = ALL_STEPS[step];
  if ("in" in where) {
    const at = where.at === "between" ? between(where.in) : where.at;
    const isFirst = await matchesFirstStatement(store, payment, where.in);
    store.transactions.expected.add({ isFirst, at, reached: resolve, statements: 0 });
  } else if (where.call === "create") store.paypal.creates.push(loseMessage(where.loses, resolve));
  else store.paypal.captures.set(payment.payPalId, [loseMessage(where.loses, resolve)]);
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
  payment: ReadyPayment,
  name: TransactionName,
): Promise<Expected> {
  const expected = {
    isFirst: await matchesFirstStatement(store, payment, name),
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
  return locks('"payments"."id" = $1 for update', await findPayment(store, customer, payPalId));
}

const locks =
  (table: string, id: string | number) =>
  ({ text, params }: Statement) =>
    text.includes(table) && text.includes("for update") && params[0] === String(id);

async function findPayment(store: TestStack, { id: user }: Customer, payPalId: string): Promise<number> {
  const [payment] = await store.rows<{ id: number }>(
    "select id from payments where user_id = $1 and provider_order_id = $2",
    [user, payPalId],
  );
  if (!payment) throw new Error(`There is no payment ${payPalId}.`);
  return payment.id;
}
