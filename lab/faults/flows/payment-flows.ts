import { randomUUID } from "node:crypto";
import type { Cart } from "@ligate/contract/cart/schemas";
import { captureHalf, openHalf, payByOrder } from "../../../api/src/testing/purchase-orders.ts";
import { capture, openPayment, paymentBody } from "../../../api/src/testing/shoppers.ts";
import type { Expectation } from "../invariants/check-invariants.ts";
import type { Customer } from "../stack/customers.ts";
import { approvePayment, endReview, REVIEWED_CARD, readCaptures } from "../stack/sandbox-client.ts";
import type { TestStack } from "../stack/test-stack.ts";
import { fillCart, type Items } from "./carts.ts";

interface SubmitResponse {
  status: number;
  body: unknown;
}

/** A payment that is ready to be submitted. */
export interface ReadyPayment extends Expectation {
  customer: Customer;
  /** PayPal's id of its order; empty if there is none. */
  payPalId: string;
  /** The id by which the page asks for the outcome: PayPal's, or that of the attempt of a purchase order. */
  statusId: string;
  /** Can be repeated for the same payment. */
  submit(): Promise<SubmitResponse>;
}

export interface FlowOptions {
  isByCard: boolean;
  /** A counted item that the customer buys too. */
  stock?: Items["stock"];
}

export type Flow = (store: TestStack, customer: Customer, options: FlowOptions) => Promise<ReadyPayment>;

/** The API refuses a payment that is confirmed in another way than it was created for. */
const buildSource = (isByCard: boolean) => ({ payment_source: isByCard ? "card" : "paypal" });

/** Pays the whole cart by card or PayPal: a quote, and pieces of a counted item. */
const cart: Flow = async (store, customer, { isByCard, stock }) => {
  const seen = await fillCart(store, customer, { quoted: true, ...(stock && { stock }) });
  const payPalId = await openPayment(customer.by, seen, buildSource(isByCard));
  await approvePayment(store, payPalId, isByCard);
  const submit = () => capture(customer.by, payPalId, seen, { cart: seen.data });
  return { customer, ...payPalPayment(payPalId, seen), submit };
};

/** The same, but `submit` also creates the payment. */
const opening: Flow = async (store, customer, { isByCard, stock }) => {
  const seen = await fillCart(store, customer, { quoted: true, ...(stock && { stock }) });
  const submit = async () => {
    const body = { ...paymentBody(seen), ...buildSource(isByCard) };
    const opened = await customer.by.post("/api/orders/create/", body);
    if (opened.status !== 200) return opened;
    await approvePayment(store, opened.body.id, isByCard);
    return capture(customer.by, opened.body.id, seen, { cart: seen.data });
  };
  return { customer, ...payPalPayment("", seen), submit };
};

/** Pays half of the cart by card or PayPal and half by purchase order. */
const half: Flow = async (store, customer, { isByCard, stock }) => {
  const seen = await fillCart(store, customer, { pieces: 3, quoted: true, ...(stock && { stock }) });
  const payPalId = await openHalf(customer.by, seen, buildSource(isByCard));
  await approvePayment(store, payPalId, isByCard);
  const submit = () => captureHalf(customer.by, payPalId, seen);
  return { customer, ...payPalPayment(payPalId, seen), submit };
};

/** Pays the invoice of an order that was placed with a purchase order. */
const invoice: Flow = async (store, customer, { isByCard }) => {
  const { by } = customer;
  const seen = await fillCart(store, customer, { pieces: 1 });
  const ordered = await payByOrder(by, seen);
  const { order_number } = (await by.get(`/api/users/view-order/${ordered.body.payment_token}`)).body;
  for (const status of ["in_progress", "ready_for_delivery"]) {
    await store.staff("orders:move", order_number, status);
  }
  await store.staff("invoices:issue", order_number);
  const { invoice: due } = (await by.get(`/api/orders/get-invoice/${order_number}`)).body;
  const total_price: number = due.invoice_due;
  const body = { total_price, order_number, ...buildSource(isByCard) };
  const payPalId: string = (await by.post("/api/orders/create/", body)).body.id;
  await approvePayment(store, payPalId, isByCard);
  const sent = { address: null, total_price, order_number };
  const submit = () => by.post(`/api/orders/capture/${payPalId}`, sent);
  return { customer, ...payPalPayment(payPalId, seen), submit };
};

/** Pays the whole cart by purchase order, without PayPal. */
const purchaseOrder: Flow = async (store, customer, { stock }) => {
  const seen = await fillCart(store, customer, { quoted: true, ...(stock && { stock }) });
  const attempt = randomUUID();
  const submit = () => payByOrder(customer.by, seen, { attempt });
  return { customer, ...payPalPayment("", seen), statusId: attempt, usesPayPal: false, submit };
};

/** Pays by a card whose payments PayPal reviews: the cart, or half of it. */
const reviewed: Flow = async (store, customer, { isByCard, stock }) => {
  const seen = await fillCart(store, customer, { pieces: 3, quoted: true, ...(stock && { stock }) });
  const payPalId = await (isByCard ? openPayment : openHalf)(customer.by, seen);
  await approvePayment(store, payPalId, true, REVIEWED_CARD);
  const submit = () =>
    isByCard
      ? capture(customer.by, payPalId, seen, { cart: seen.data })
      : captureHalf(customer.by, payPalId, seen);
  return { customer, ...payPalPayment(payPalId, seen), ending: "under_review", submit };
};

/**
 * Pays as above; `submit` ends PayPal's review. PayPal's webhook informs the store, or gets lost, so that the store
 * learns of it when it asks again.
 */
const endReviewBy =
  (how: "complete" | "deny"): Flow =>
  async (store, customer, options) => {
    const payment = await reviewed(store, customer, options);
    // On a busy machine the first request may fail.
    let submitted = await payment.submit();
    for (let tries = 1; tries < 5 && submitted.status !== 200; tries++) submitted = await payment.submit();
    const [pending] = await readCaptures(store, payment.payPalId);
    if (pending?.status !== "PENDING") throw new Error(`Not under review: ${JSON.stringify(submitted)}`);
    if (options.isByCard) store.webhooks.lost.add(pending.id);
    const submit = async () => {
      await endReview(store, pending.id, how);
      if (options.isByCard) await makeReviewsDue(store, pending.id);
      return { status: 200, body: undefined };
    };
    return { ...payment, ending: how === "complete" ? "taken" : "denied", submit };
  };

/**
 * The store asks PayPal about payments under review from time to time, the first time after a minute: makes it ask now.
 * @param captureId without it, about all
 */
export const makeReviewsDue = (store: TestStack, captureId?: string) =>
  store.rows(
    "update payments set check_at = now() where status = 'pending' and capture_id = coalesce($1, capture_id)",
    [captureId],
  );

export const FLOWS = {
  cart,
  opening,
  half,
  invoice,
  "purchase order": purchaseOrder,
  reviewed,
  completed: endReviewBy("complete"),
  denied: endReviewBy("deny"),
};
export type FlowName = keyof typeof FLOWS;

/** The properties of a payment for the pieces of a cart. */
function payPalPayment(payPalId: string, { data }: Cart): Omit<ReadyPayment, "customer" | "submit"> {
  const wanted = new Map<string, number>();
  for (const { product_sku, quantity } of data)
    wanted.set(product_sku, (wanted.get(product_sku) ?? 0) + quantity);
  return { payPalId, statusId: payPalId, usesPayPal: true, wanted, ending: "taken" };
}
