import { fakeApi, postedBodies } from "@ligate/platform/testing/fake-api";
import { type Visit, visit } from "@ligate/platform/testing/visit";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { fillInCard } from "./paypal-script.ts";
import { aCart, aLine } from "./sample-cart.ts";
import { aCapture } from "./sample-payment.ts";

export const buyer = userEvent.setup({ delay: null });

export const ADA = "ada@lab.example";
export const CREATE = "/api/orders/create/";
export const CAPTURE = "/api/orders/capture/ORDER-1";
export const STATUS = "GET /api/orders/payment-status/ORDER-1";

const noAddress = { first_name: "", last_name: "", company: "", shipping_address: null };

/** A signed-in buyer with one kit in the cart: $379, and $43 for shipping. */
const RESPONSES = {
  "GET /api/session/": { isAuthenticated: true, email: ADA, email_verified: true },
  "GET /api/orders/cart/": aCart(aLine()),
  "GET /api/users/view-user-info/": noAddress,
  "GET /api/users/addresses/": [],
  "GET /api/tax/": [{ zip_code: "02142", total_rate: "0.062500" }],
  [`POST ${CREATE}`]: { id: "ORDER-1" },
  [`POST ${CAPTURE}`]: aCapture("CAPTURE-1"),
};

type Responses = Parameters<typeof fakeApi>[0];

export interface CheckoutVisit extends Visit {
  /** The bodies of the POST requests to a path, in order. */
  getPosted: (path: string) => unknown[];
}

/** Renders the checkout, without the route of the order confirmation. @param responses override the default ones */
export function visitCheckout(responses: Responses = {}): CheckoutVisit {
  const calls = fakeApi({ ...RESPONSES, ...responses });
  const routesToVisit = routes.filter(({ id }) => id !== "order-confirmation");
  return { ...visit("/checkout", routesToVisit), getPosted: (path) => postedBodies(calls, path) };
}

export const getPanel = (name: string | RegExp) => within(screen.getByRole("region", { name }));
export const getReview = () => getPanel("Order review");
export const placeOrder = () => buyer.click(screen.getByRole("button", { name: "Place Order" }));

export async function fillInShipping(): Promise<void> {
  await screen.findByLabelText("First name");
  fillIn(getPanel("1. Shipping"), {
    "First name": "Ada",
    "Last name": "Lovelace",
    Address: "100 Binney Street",
    City: "Cambridge",
    State: "MA",
    "ZIP code": "02142",
  });
}

/** Fills in fields by their labels, with change events: simulated typing takes seconds in a form of this size. */
export function fillIn(form: ReturnType<typeof getPanel>, values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  }
}

/** Fills in the shipping address and waits for the payment form. */
export async function reachPayment(): Promise<void> {
  await fillInShipping();
  await buyer.click(screen.getByRole("button", { name: "Continue to billing" }));
  await screen.findByRole("button", { name: "Place Order" });
  await fillInCard();
}

/** Waits for a message of the payment error banner, which is the last alert of the page. */
export const findBannerMessage = (text: string) =>
  waitFor(() => expect(screen.getAllByRole("alert").at(-1)).toHaveTextContent(text));

/** The address of `fillInShipping`, as the checkout sends it. */
export const SHIPPING_ADDRESS = {
  first_name: "Ada",
  last_name: "Lovelace",
  institution: "",
  attention: "",
  phone: "",
  address_line_1: "100 Binney Street",
  apt: "",
  building: "",
  city: "Cambridge",
  state: "MA",
  zipcode: "02142",
  closed_from: "",
  closed_to: "",
};
