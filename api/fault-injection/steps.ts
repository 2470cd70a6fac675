import type { Customer } from "./customer.ts";
import type { AtTheButton } from "./flows.ts";
import type { Fault } from "./paypal-wire.ts";
import type { Statement } from "./postgres-wire.ts";
import type { Store } from "./store.ts";
import type { Expected, Place } from "./transactions.ts";

type Named = "claim" | "settle" | "purchase order";

/** Between which two steps the API is killed, in the table's words, and whether it goes on without the buyer. */
export const STEPS = {
  "claim: between two statements": { isClaimed: false },
  "claim: before its commit": { isClaimed: false },
  "claim: committed, before anything else": { isClaimed: true },
  "PayPal: asked for the money, not there yet": { isClaimed: true },
  "PayPal: has taken the money, its answer is lost": { isClaimed: true },
  "settle: between two statements": { isClaimed: true },
  "settle: before its commit": { isClaimed: true },
  "settle: committed, before the buyer's answer": { isClaimed: true },
} as const;
export const PURCHASE_ORDER_STEPS = {
  "between two statements": { isClaimed: false },
  "before its commit": { isClaimed: false },
  "committed, before the buyer's answer": { isClaimed: true },
} as const;
export const CREATE_STEPS = {
  "create: asked, not there yet": { isClaimed: false },
  "create: PayPal's answer is lost": { isClaimed: false },
} as const;
export const AT_RANDOM = "at any moment of the first half second";

export type Step =
  | keyof typeof STEPS
  | keyof typeof PURCHASE_ORDER_STEPS
  | keyof typeof CREATE_STEPS
  | typeof AT_RANDOM;

/** How many statements a transaction of a flow has. */
export type Lengths = Record<Named, number>;

/** Where a step is: in a transaction, or in a call of PayPal's. */
type Where = { in: Named; at: Place | "between" } | { call: "create" | "capture"; loses: "call" | "answer" };

const WHERE: Record<Exclude<Step, typeof AT_RANDOM>, Where> = {
  "claim: between two statements": { in: "claim", at: "between" },
  "claim: before its commit": { in: "claim", at: "commit" },
  "claim: committed, before anything else": { in: "claim", at: "committed" },
  "PayPal: asked for the money, not there yet": { call: "capture", loses: "call" },
  "PayPal: has taken the money, its answer is lost": { call: "capture", loses: "answer" },
  "settle: between two statements": { in: "settle", at: "between" },
  "settle: before its commit": { in: "settle", at: "commit" },
  "settle: committed, before the buyer's answer": { in: "settle", at: "committed" },
  "between two statements": { in: "purchase order", at: "between" },
  "before its commit": { in: "purchase order", at: "commit" },
  "committed, before the buyer's answer": { in: "purchase order", at: "committed" },
  "create: asked, not there yet": { call: "create", loses: "call" },
  "create: PayPal's answer is lost": { call: "create", loses: "answer" },
};

/**
 * Sees to it that the next press of this button stops at a step.
 * @param between draws a place between two statements
 * @returns tells when it has stopped
 */
export async function stopAt(
  store: Store,
  button: AtTheButton,
  step: Step,
  between: (name: Named) => Place,
): Promise<{ reached: Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (step === AT_RANDOM) return { reached: Promise.resolve() };
  const where = WHERE[step];
  if ("in" in where) {
    const at = where.at === "between" ? between(where.in) : where.at;
    const isFirst = await firstOf(store, button, where.in);
    store.transactions.expected.add({ isFirst, at, reached: resolve, statements: 0 });
  } else if (where.call === "create") store.paypal.creates.push(silence(where.loses, resolve));
  else store.paypal.captures.set(button.payPalId, [silence(where.loses, resolve)]);
  return { reached: promise };
}

/** A call that never arrives, or whose answer does not. */
const silence =
  (loses: "call" | "answer", reached: () => void): Fault =>
  async (pass) => {
    if (loses === "answer") await pass();
    reached();
    return "no answer";
  };

/** Counts the statements of a transaction of the next press. */
export async function count(store: Store, button: AtTheButton, name: Named): Promise<Expected> {
  const expected = { isFirst: await firstOf(store, button, name), reached: () => undefined, statements: 0 };
  store.transactions.expected.add(expected);
  return expected;
}

/** What tells the transaction: the row that it locks first. */
async function firstOf(store: Store, { customer, payPalId }: AtTheButton, name: Named) {
  if (name === "purchase order") return locks('from "carts"', customer.id);
  if (name === "claim") return locks('from "payments"', payPalId);
  return locks('"payments"."id" = $1 for update', await paymentOf(store, customer, payPalId));
}

const locks =
  (what: string, by: string | number) =>
  ({ text, params }: Statement) =>
    text.includes(what) && text.includes("for update") && params[0] === String(by);

async function paymentOf(store: Store, { id: user }: Customer, payPalId: string): Promise<number> {
  const [payment] = await store.rows<{ id: number }>(
    "select id from payments where user_id = $1 and provider_order_id = $2",
    [user, payPalId],
  );
  if (!payment) throw new Error(`No payment is called ${payPalId}`);
  return payment.id;
}
