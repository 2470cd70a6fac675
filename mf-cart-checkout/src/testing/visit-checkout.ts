/** For page tests: a checkout with its answers, and a buyer who fills it in. */
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { type Visit, visit } from "@ligate/platform/testing/visit";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { aCart, aLine } from "./sample-cart.ts";

// jsdom knows the element, not its methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

export const buyer = userEvent.setup({ delay: null });

export const ADA = "ada@lab.example";
const session = { isAuthenticated: true, email: ADA };
const noAddress = { first_name: "", last_name: "", company: "", shipping_address: null };

/** Answers that let a signed-in buyer pay for one kit: 379 and 43 for shipping. */
export const goodAnswers = {
  "GET /api/session/": session,
  "GET /api/orders/cart/": aCart(aLine()),
  "GET /api/users/view-user-info/": noAddress,
  "GET /api/tax/": [{ zip_code: "02142", total_rate: "0.062500" }],
  "POST /api/orders/create/": { id: "ORDER-1" },
  "POST /api/orders/capture/ORDER-1": aCapture("CAPTURE-1"),
};

export function aCapture(id: string) {
  return { purchase_units: [{ payments: { captures: [{ id }] } }] };
}

type Answers = Parameters<typeof fakeApi>[0];
export interface CheckoutVisit extends Visit {
  /** Bodies that were written to an address, in their order. */
  sent: (path: string) => unknown[];
}

/** Opens the checkout; `answers` replaces some of the good ones. The confirmation is another page's matter. */
export function visitCheckout(answers: Answers = {}): CheckoutVisit {
  const calls = fakeApi({ ...goodAnswers, ...answers });
  const checkout = routes.filter(({ id }) => id !== "order-confirmation");
  const sent = (path: string) =>
    calls.filter((call) => call.method === "POST" && call.path === path).map(({ body }) => body);
  return { ...visit("/checkout", checkout), sent };
}

export const panel = (name: string | RegExp) => within(screen.getByRole("region", { name }));

export async function fillInShipping(): Promise<void> {
  await screen.findByLabelText("First name");
  fillIn(panel("1. Shipping"), {
    "First name": "Ada",
    "Last name": "Lovelace",
    Address: "100 Binney Street",
    City: "Cambridge",
    State: "MA",
    "ZIP code": "02142",
  });
}

/** By labels. Not key by key: a checkout has many fields, and many tests fill them in. */
export function fillIn(form: ReturnType<typeof panel>, values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  }
}

/** Goes as far as the payment, with its script loaded. */
export async function reachPayment(): Promise<void> {
  await fillInShipping();
  await buyer.click(screen.getByRole("button", { name: "Continue to billing" }));
  await screen.findByRole("button", { name: "Place Order" });
}

export const shippedTo = {
  first_name: "Ada",
  last_name: "Lovelace",
  address_line_1: "100 Binney Street",
  apt: "",
  city: "Cambridge",
  state: "MA",
  zipcode: "02142",
};
