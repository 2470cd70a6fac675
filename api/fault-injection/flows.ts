import type { Cart } from "@ligate/contract/cart/schemas";
import { captureHalf, openHalf, payByOrder } from "../src/testing/purchase-orders.ts";
import { add, capture, cartOf, openPayment, PLASMID, totalOf } from "../src/testing/shoppers.ts";
import type { Customer } from "./customer.ts";
import type { Store } from "./store.ts";

interface Told {
  status: number;
  body: unknown;
}

/** A customer in front of the button that pays. */
export interface AtTheButton {
  customer: Customer;
  /** PayPal's id of the payment, where there is one. */
  payPalId: string;
  /** May be pressed again: it is the same payment. */
  press(): Promise<Told>;
}

export type Flow = (store: Store, customer: Customer, isByCard: boolean) => Promise<AtTheButton>;

/** The whole cart by card or PayPal. */
const cart: Flow = async (store, customer, isByCard) => {
  const seen = await withPieces(customer, 1);
  const payPalId = await openPayment(customer.by, seen);
  await agree(store, payPalId, isByCard);
  return { customer, payPalId, press: () => capture(customer.by, payPalId, seen) };
};

/** The same from a step before: the payment is opened by the press, too. */
const opening: Flow = async (store, customer, isByCard) => {
  const seen = await withPieces(customer, 1);
  const press = async () => {
    const opened = await customer.by.post("/api/orders/create/", { total_price: totalOf(seen) });
    if (opened.status !== 200) return opened;
    await agree(store, opened.body.id, isByCard);
    return capture(customer.by, opened.body.id, seen);
  };
  return { customer, payPalId: "", press };
};

/** Half of it by card or PayPal, half by purchase order. */
const half: Flow = async (store, customer, isByCard) => {
  const seen = await withPieces(customer, 3);
  const payPalId = await openHalf(customer.by, seen);
  await agree(store, payPalId, isByCard);
  return { customer, payPalId, press: () => captureHalf(customer.by, payPalId, seen) };
};

/** The invoice of an order that a purchase order has promised to pay. */
const invoice: Flow = async (store, customer, isByCard) => {
  const { by } = customer;
  const { body } = await payByOrder(by, await withPieces(customer, 1));
  const { order_number } = (await by.get(`/api/users/view-order/${body.payment_token}`)).body;
  for (const status of ["in_progress", "ready_for_delivery"]) {
    await store.staff("orders:move", order_number, status);
  }
  await store.staff("invoices:issue", order_number);
  const { invoice: due } = (await by.get(`/api/orders/get-invoice/${order_number}`)).body;
  const total_price: number = due.invoice_due;
  const payPalId: string = (await by.post("/api/orders/create/", { total_price, order_number })).body.id;
  await agree(store, payPalId, isByCard);
  const sent = { address: null, total_price, order_number };
  return { customer, payPalId, press: () => by.post(`/api/orders/capture/${payPalId}`, sent) };
};

/** All of it by purchase order: PayPal has no part in it. */
const purchaseOrder: Flow = async (_store, customer) => {
  const seen = await withPieces(customer, 1);
  return { customer, payPalId: "", press: () => payByOrder(customer.by, seen) };
};

export const FLOWS = { cart, opening, half, invoice, "purchase order": purchaseOrder };
export type FlowName = keyof typeof FLOWS;

async function withPieces({ by }: Customer, pieces: number): Promise<Cart> {
  await add(by, PLASMID, pieces);
  return cartOf(by);
}

/** The buyer agrees, in PayPal's window or by its card form. */
export async function agree({ sandbox }: Store, payPalId: string, isByCard: boolean) {
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
