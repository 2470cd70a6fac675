import type { Cart } from "@ligate/contract/cart/schemas";
import { openInvoice } from "../../../api/src/testing/purchase-orders.ts";
import {
  approvePayment,
  type Customer,
  expectOk,
  fillCart,
  type Payment,
  preparePayment,
  toSource,
} from "../../store/buyers.ts";
import { checkPayment, type Ending } from "../../store/check-payment.ts";
import { takeLedgerSnapshot } from "../../store/ledger-snapshot.ts";
import type { TestStack } from "../test-stack.ts";
import { type Attempt, type Flow, inCall, inTransaction, throughPayPal } from "./flow.ts";

const QUOTED = "CA-LA-CMXXPC-XXXXXX-PD10, 1, 123.45";
const PARCEL = ["--carrier", "fedex", "--tracking", "7701", "--dry-ice", "2"];

/** Half of the payments are by card, half by PayPal. */
const chooseWay = (index: number) => (index % 2 === 0 ? "card" : "paypal");

async function issueQuote(store: TestStack): Promise<string> {
  const { rows } = await store.staff("quotes:issue", "--line", QUOTED);
  return String(rows?.[0]?.number);
}

/**
 * Pays the cart: a quote, and pieces of a counted item.
 * @param isHalf half of it is paid by purchase order
 * @param ending of a payment that PayPal reviews
 */
const payCart =
  (isHalf: (index: number) => boolean, ending?: Ending): Flow["prepare"] =>
  async (store, customer, { index, stock }) => {
    const half = isHalf(index);
    const cart = await fillCart(customer, { pieces: half ? 3 : 0, stock, quote: await issueQuote(store) });
    const way = ending ? "reviewed card" : chooseWay(index);
    return toAttempt(store, customer, cart, await preparePayment(store, customer, cart, way, half), ending);
  };

/** Pays the cart; `submit` also creates the payment. */
const opening: Flow = {
  steps: inCall("create", false),
  async prepare(store, customer, { index, stock }) {
    const cart = await fillCart(customer, { stock, quote: await issueQuote(store) });
    const submit = async () => (await preparePayment(store, customer, cart, chooseWay(index))).submit();
    // Faults of a payment that is not created meet any.
    const attempt = await toAttempt(store, customer, cart, { payPalId: "any", key: "", submit });
    return { ...attempt, isOnce: true };
  },
};

/** Places an order by purchase order, and makes it ready for delivery. @returns its number, and the cart before it */
export async function placeReadyOrder(store: TestStack, customer: Customer, pieces: number) {
  const cart = await fillCart(customer, { pieces });
  const payment = await preparePayment(store, customer, cart, "purchase order");
  const { payment_token } = expectOk(await payment.submit());
  const view = await customer.by.get(`/api/users/view-order/${payment_token}`);
  const number: string = expectOk(view).order_number;
  for (const status of ["in_progress", "ready_for_delivery"])
    await store.staff("orders:move", number, status);
  return { number, cart };
}

/** Ships pieces of an order, such as `1:1`, or all of it, and issues the invoice. Does again what has been done. */
export async function ship(store: TestStack, number: string, ...lines: string[]) {
  await runOnce(store, "orders:ship", number, ...lines, ...PARCEL);
  await runOnce(store, "invoices:issue", number);
}

/** The answers to a command that has been carried out. */
const DONE = /already been recorded|nothing of order/;

/** Runs a command as staff do, who repeat it after an error. */
export async function runOnce(store: TestStack, ...args: string[]) {
  await store.staff(...args).catch((error: Error) => {
    if (!DONE.test(error.message)) throw error;
  });
}

/** Pays the invoice of an order that was placed with a purchase order. */
const invoice: Flow = {
  steps: throughPayPal("capture"),
  async prepare(store, customer, { index }) {
    const { number, cart } = await placeReadyOrder(store, customer, 1);
    await ship(store, number);
    const way = chooseWay(index);
    const { id, pay } = await openInvoice(customer.by, number, toSource(way));
    await approvePayment(store.sandbox, id, way);
    return toAttempt(store, customer, cart, { payPalId: id, key: id, submit: pay });
  },
};

/** Pays the whole cart by purchase order, without PayPal. */
const purchaseOrder: Flow = {
  steps: inTransaction("purchase order"),
  async prepare(store, customer, { stock }) {
    const cart = await fillCart(customer, { stock, quote: await issueQuote(store) });
    const payment = await preparePayment(store, customer, cart, "purchase order");
    return toAttempt(store, customer, cart, payment);
  },
};

const isOdd = (index: number) => index % 2 === 1;

/**
 * Pays the cart, or half of it, by a card whose payments PayPal reviews; `submit` ends the review. PayPal's webhook informs
 * the store, or gets lost, so that the store learns of it when it asks again.
 */
const endReviewBy = (how: "complete" | "deny"): Flow => ({
  steps: inTransaction("settle", true),
  hurry: (store) => makeReviewsDue(store),
  async prepare(store, customer, options) {
    const pay = payCart(isOdd, how === "complete" ? "taken" : "denied");
    const payment = await pay(store, customer, options);
    // On a busy machine the first request may fail.
    let submitted = await payment.submit();
    for (let tries = 1; tries < 5 && submitted.status !== 200; tries++) submitted = await payment.submit();
    const [pending] = (await takeLedgerSnapshot(store, customer)).payPalCaptures;
    if (pending?.status !== "PENDING") throw new Error(`Not under review: ${JSON.stringify(submitted)}`);
    const isLost = !isOdd(options.index);
    if (isLost) store.webhooks.lost.add(pending.id);
    const submit = async () => {
      const address = `${store.sandbox}/paypal/captures/${pending.id}/${how}`;
      const { status } = await fetch(address, { method: "POST", redirect: "manual" });
      // 422 if the review has ended.
      if (status !== 303 && status !== 422) throw new Error(`The review did not end: ${status}`);
      if (isLost) await makeReviewsDue(store, pending.id);
      return { status: 200 };
    };
    return { ...payment, submit };
  },
});

/**
 * The store asks PayPal about payments under review from time to time, the first time after a minute: makes it ask now.
 * @param captureId without it, about all
 */
const makeReviewsDue = (store: TestStack, captureId?: string) =>
  store.rows(
    "update payments set check_at = now() where status = 'pending' and capture_id = coalesce($1, capture_id)",
    [captureId],
  );

export const PAYMENTS = {
  cart: { steps: throughPayPal("capture"), prepare: payCart(() => false) },
  opening,
  half: { steps: throughPayPal("capture"), prepare: payCart(() => true) },
  invoice,
  "purchase order": purchaseOrder,
  reviewed: { steps: throughPayPal("capture"), prepare: payCart(isOdd, "under_review") },
  completed: endReviewBy("complete"),
  denied: endReviewBy("deny"),
} satisfies Record<string, Flow>;

/** An attempt to pay for the pieces of a cart. */
async function toAttempt(
  store: TestStack,
  customer: Customer,
  { data: lines }: Cart,
  { payPalId, key, submit }: Payment,
  ending: Ending = "taken",
): Promise<Attempt> {
  const [payment] = await store.rows<{ id: number }>(
    "select id from payments where user_id = $1 and provider_order_id = $2",
    [customer.id, payPalId],
  );
  return {
    ...{ customer, payPalId, key, submit, staysUnderReview: ending === "under_review" },
    locks: {
      claim: [/from "payments".* for update/s, payPalId],
      // Without a payment, no parameter is this text.
      settle: [/"payments"."id" = \$1 for update/, payment?.id ?? "none"],
      "purchase order": [/from "carts".* for update/s, customer.id],
    },
    check: (snapshot, mustBeDone) =>
      checkPayment(snapshot, { lines, usesPayPal: payPalId !== "", ending }, mustBeDone),
  };
}
