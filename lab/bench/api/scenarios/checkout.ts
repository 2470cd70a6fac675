import type { Cart } from "@ligate/contract/cart/schemas";
import { signUp } from "../../../../api/src/testing/customers.ts";
import { ADDRESS, add, capture, getTotal } from "../../../../api/src/testing/shoppers.ts";
import type { BenchStore } from "../store/open-store.ts";
import { readBody, type Scenario, type Visitor } from "./scenario.ts";

/** A new customer, signed in. */
const signUpCustomer = (visitor: Visitor) =>
  readBody(signUp(visitor.browser, `bench-${visitor.n}@lab.example`));

/** The first page of the orders of an account, which has none unless some are generated. */
export const ORDERS: Scenario = {
  name: "list of orders",
  server: "api",
  requests: 400,
  // At the first size of the growth table an account has one order, which does not fill the page.
  fullAnswerFromSize: 1,
  client: async (visitor) => {
    await signUpCustomer(visitor);
    return async () => {
      await readBody(visitor.browser.get("/api/users/view-orders/"));
    };
  },
};

/** A customer buys a design with PayPal, again and again. */
export const CHECKOUT: Scenario = {
  name: "whole checkout: add, cart, tax, create, capture, view",
  server: "api",
  requests: 160,
  aim: { of: "bare, by key", atMost: 125 },
  // The outbox sends the mails within a second, and PayPal's webhooks arrive.
  settlesInS: 3,
  client: async (visitor, store) => {
    await signUpCustomer(visitor);
    return () => buy(visitor, store);
  },
};

async function buy({ browser }: Visitor, { sandbox }: BenchStore) {
  await readBody(add(browser));
  const cart: Cart = await readBody(browser.get("/api/orders/cart/"));
  await readBody(browser.get(`/api/tax/?zip_code=${ADDRESS.zipcode}`));
  const payment = { total_price: getTotal(cart), payment_source: "paypal", address: ADDRESS };
  const { id } = await readBody(browser.post("/api/orders/create/", payment));
  await approve(sandbox.origin, id);
  const captured = await readBody(capture(browser, id, cart, { cart: cart.data }));
  const captureId = captured.purchase_units[0].payments.captures[0].id;
  await readBody(browser.get(`/api/users/view-order/${captureId}`));
}

/** Approves a payment as the buyer does in PayPal's window. */
async function approve(sandbox: string, id: string) {
  const { ok, status } = await fetch(`${sandbox}/paypal/sdk/orders/${id}/approve`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ behaviour: "approve" }),
  });
  if (!ok) throw new Error(`The payment ${id} was not approved: ${status}`);
}
