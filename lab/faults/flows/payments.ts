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
  type WayToPay,
} from "../../store/buyers.ts";
import { checkPayment, type Ending } from "../../store/check-payment.ts";
import { takeLedgerSnapshot } from "../../store/ledger-snapshot.ts";
import { waitUntil } from "../../store/wait-until.ts";
import type { TestStack } from "../test-stack.ts";
import { type Attempt, type Flow, inCall, inTransaction, throughPayPal } from "./flow.ts";

const QUOTED = "CA-LA-CMXXPC-XXXXXX-PD10, 1, 123.45";
const PARCEL = ["--carrier", "fedex", "--tracking", "7701", "--dry-ice", "2"];
/** The answers to a command that has been carried out. */
const DONE = /already been recorded|nothing of order/;

/** Half of the payments are by card, half by PayPal. */
const chooseWay = (index: number): WayToPay => (index % 2 === 0 ? "card" : "paypal");

/** Puts a quote, and pieces of a counted item, into the cart. */
async function fillQuoted(store: TestStack, customer: Customer, items: Parameters<typeof fillCart>[1]) {
  const { rows } = await store.staff("quotes:issue", "--line", QUOTED);
  return fillCart(customer, { ...items, quote: String(rows?.[0]?.number) });
}

interface Terms {
  way?: WayToPay;
  /** Half of the cart is paid this way, and half by purchase order. */
  isHalf?: (index: number) => boolean;
  ending?: Ending;
}

/** Pays the cart. */
const payCart =
  ({ way, isHalf = () => false, ending }: Terms = {}): Flow["prepare"] =>
  async (store, customer, { index, stock }) => {
    const half = isHalf(index);
    const cart = await fillQuoted(store, customer, { pieces: half ? 3 : 0, stock });
    const payment = await preparePayment(store, customer, cart, way ?? chooseWay(index), half);
    return toAttempt(store, customer, cart, payment, ending);
  };

/** Pays the cart; `submit` also creates the payment. */
const opening: Flow = {
  steps: inCall("create"),
  async prepare(store, customer, { index, stock }) {
    const cart = await fillQuoted(store, customer, { stock });
    const submit = async () => (await preparePayment(store, customer, cart, chooseWay(index))).submit();
    // Faults of a payment that is not created meet any.
    const attempt = await toAttempt(store, customer, cart, { payPalId: "any", key: "", submit });
    return { ...attempt, isOnce: true };
  },
};

/**
 * Places an order by purchase order, and makes it ready for delivery.
 * @returns its number, and the cart before it
 */
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

/** Runs a command as staff do, who repeat it after an error. */
export const runOnce = (store: TestStack, ...args: string[]) =>
  store.staff(...args).catch((error: Error) => {
    if (!DONE.test(error.message)) throw error;
  });

/** Ships lines of an order, such as `1:1`, or all of it, and issues the invoice. */
export async function ship(store: TestStack, number: string, ...lines: string[]) {
  await runOnce(store, "orders:ship", number, ...lines, ...PARCEL);
  await runOnce(store, "invoices:issue", number);
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

const isOdd = (index: number) => index % 2 === 1;

/** Pays the cart, or half of it, by a card whose payments PayPal reviews. */
const payReviewed = (ending: Ending) => payCart({ way: "reviewed card", isHalf: isOdd, ending });

/**
 * Pays as above; `submit` ends PayPal's review. PayPal's webhook informs the store, or gets lost, so that the
 * store learns of it when it asks again.
 */
const endReviewBy = (how: "complete" | "deny"): Flow => ({
  steps: inTransaction("settle", true),
  async prepare(store, customer, options) {
    const pay = payReviewed(how === "complete" ? "taken" : "denied");
    const payment = await pay(store, customer, options);
    // On a busy machine the first request may fail.
    await waitUntil("not paid", async () => (await payment.submit()).status === 200);
    const [pending] = (await takeLedgerSnapshot(store, customer)).payPalCaptures;
    if (pending?.status !== "PENDING") throw new Error("A payment is not under review.");
    const isLost = !isOdd(options.index);
    if (isLost) store.webhooks.lost.add(pending.id);
    const submit = async () => {
      const address = `${store.sandbox}/paypal/captures/${pending.id}/${how}`;
      const { status } = await fetch(address, { method: "POST", redirect: "manual" });
      if (isLost) await makeReviewsDue(store, pending.id);
      // PayPal answers 422 if the review has ended.
      return { status: status === 303 || status === 422 ? 200 : status };
    };
    return { ...payment, submit };
  },
});

/**
 * The store asks PayPal about payments under review from time to time, the first time after a minute: makes
 * it ask now.
 * @param captureId without it, about all
 */
export const makeReviewsDue = (store: TestStack, captureId?: string) =>
  store.rows(
    "update payments set check_at = now() where status = 'pending' and capture_id = coalesce($1, capture_id)",
    [captureId],
  );

export const PAYMENTS = {
  cart: { steps: throughPayPal("capture"), prepare: payCart() },
  opening,
  half: { steps: throughPayPal("capture"), prepare: payCart({ isHalf: () => true }) },
  invoice,
  "purchase order": { steps: inTransaction("purchase order"), prepare: payCart({ way: "purchase order" }) },
  reviewed: { steps: throughPayPal("capture"), prepare: payReviewed("under_review") },
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
  const usesPayPal = payPalId !== "";
  return {
    ...{ customer, payPalId, key, submit, staysUnderReview: ending === "under_review" },
    locks: {
      claim: [/from "payments".* for update/s, payPalId],
      settle: [/"payments"."id" = \$1 for update/, payment?.id ?? "none"],
      "purchase order": [/from "carts".* for update/s, customer.id],
    },
    check: (snapshot, mustBeDone) => checkPayment(snapshot, { lines, usesPayPal, ending }, mustBeDone),
  };
}
