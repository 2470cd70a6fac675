import type { Cart } from "@ligate/contract/cart/schemas";
import { captureHalf, openHalf, payByOrder } from "../src/testing/purchase-orders.ts";
import { add, capture, cartOf, openPayment, PLASMID, totalOf } from "../src/testing/shoppers.ts";
import type { Customer } from "./http-customer.ts";
import type { TestStack } from "./test-stack.ts";

interface SubmitResponse {
  status: number;
  body: unknown;
}

/** A payment that is ready to be submitted. */
export interface ReadyPayment {
  customer: Customer;
  /** PayPal's id of its order; empty if there is none. */
  payPalId: string;
  /** Can be repeated for the same payment. */
  submit(): Promise<SubmitResponse>;
}

export type Flow = (store: TestStack, customer: Customer, isByCard: boolean) => Promise<ReadyPayment>;

/** Pays the whole cart by card or PayPal. */
const cart: Flow = async (store, customer, isByCard) => {
  const seen = await cartWithPieces(customer, 1);
  const payPalId = await openPayment(customer.by, seen);
  await approvePayment(store, payPalId, isByCard);
  return { customer, payPalId, submit: () => capture(customer.by, payPalId, seen) };
};

/** The same, but `submit` also creates the payment. */
const opening: Flow = async (store, customer, isByCard) => {
  const seen = await cartWithPieces(customer, 1);
  const submit = async () => {
    const opened = await customer.by.post("/api/orders/create/", { total_price: totalOf(seen) });
    if (opened.status !== 200) return opened;
    await approvePayment(store, opened.body.id, isByCard);
    return capture(customer.by, opened.body.id, seen);
  };
  return { customer, payPalId: "", submit };
};

/** Pays half of the cart by card or PayPal and half by purchase order. */
const half: Flow = async (store, customer, isByCard) => {
  const seen = await cartWithPieces(customer, 3);
  const payPalId = await openHalf(customer.by, seen);
  await approvePayment(store, payPalId, isByCard);
  return { customer, payPalId, submit: () => captureHalf(customer.by, payPalId, seen) };
};

/** Pays the invoice of an order that was placed with a purchase order. */
const invoice: Flow = async (store, customer, isByCard) => {
  const { by } = customer;
  const { body } = await payByOrder(by, await cartWithPieces(customer, 1));
  const { order_number } = (await by.get(`/api/users/view-order/${body.payment_token}`)).body;
  for (const status of ["in_progress", "ready_for_delivery"]) {
    await store.staff("orders:move", order_number, status);
  }
  await store.staff("invoices:issue", order_number);
  const { invoice: due } = (await by.get(`/api/orders/get-invoice/${order_number}`)).body;
  const total_price: number = due.invoice_due;
  const payPalId: string = (await by.post("/api/orders/create/", { total_price, order_number })).body.id;
  await approvePayment(store, payPalId, isByCard);
  const sent = { address: null, total_price, order_number };
  return { customer, payPalId, submit: () => by.post(`/api/orders/capture/${payPalId}`, sent) };
};

/** Pays the whole cart by purchase order, without PayPal. */
const purchaseOrder: Flow = async (_store, customer) => {
  const seen = await cartWithPieces(customer, 1);
  return { customer, payPalId: "", submit: () => payByOrder(customer.by, seen) };
};

export const FLOWS = { cart, opening, half, invoice, "purchase order": purchaseOrder };
export type FlowName = keyof typeof FLOWS;

async function cartWithPieces({ by }: Customer, pieces: number): Promise<Cart> {
  await add(by, PLASMID, pieces);
  return cartOf(by);
}

/** Approves a payment as the buyer does, in PayPal's window or its card form. */
export async function approvePayment({ sandbox }: TestStack, payPalId: string, isByCard: boolean) {
  const card = { name: "Ada Byron", number: "4111111111111111", expiry: "2031-07", security_code: "123" };
  const answer = await fetch(
    `${sandbox}/paypal/sdk/orders/${payPalId}/${isByCard ? "confirm-card" : "approve"}`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(isByCard ? card : { behaviour: "approve" }),
    },
  );
  if (!answer.ok) throw new Error(`PayPal's order ${payPalId} was not approved: ${answer.status}`);
}
