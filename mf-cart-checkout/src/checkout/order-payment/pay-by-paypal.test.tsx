import { problem } from "@ligate/platform/testing/fake-api";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { type FakePayPal, fakePayPal } from "../../testing/fake-paypal.ts";
import { aCart, aLine } from "../../testing/sample-cart.ts";
import { buyer, panel, reachPayment, shippedTo, visitCheckout } from "../../testing/visit-checkout.ts";

let paypal: FakePayPal;
beforeEach(() => {
  paypal = fakePayPal();
  sessionStorage.clear();
});

const CAPTURE = "/api/orders/capture/ORDER-1";
const payPal = () => screen.getByRole("button", { name: "PayPal" });

it("pays by PayPal", async () => {
  const page = visitCheckout();
  await reachPayment();
  await buyer.click(payPal());
  expect(await screen.findByText("Elsewhere: /order-confirmation/CAPTURE-1")).toBeVisible();
  expect(page.sent("/api/orders/create/")).toEqual([{ total_price: 422 }]);
  expect(page.sent(CAPTURE)).toMatchObject([{ address: shippedTo, subtotal: 379, shipping_amount: 43 }]);
});

it("pays once, however often it is pressed", async () => {
  const page = visitCheckout();
  await reachPayment();
  const button = payPal();
  for (let press = 0; press < 4; press++) fireEvent.click(button);
  await screen.findByText("Elsewhere: /order-confirmation/CAPTURE-1");
  expect(page.sent("/api/orders/create/")).toHaveLength(1);
  expect(page.sent(CAPTURE)).toHaveLength(1);
});

it("restarts when the instrument is declined, and says so", async () => {
  visitCheckout({
    [`POST ${CAPTURE}`]: problem(422, "Declined.", {
      details: [{ issue: "INSTRUMENT_DECLINED", description: "No." }],
      debug_id: "f5d2",
    }),
  });
  await reachPayment();
  await buyer.click(payPal());
  await waitFor(() => expect(paypal.restarts).toBe(1));
  expect(screen.getByRole("alert")).toHaveTextContent("Your payment was declined.");
});

it("leaves everything as it is when the buyer cancels", async () => {
  paypal.isCancelled = true;
  const page = visitCheckout();
  await reachPayment();
  await buyer.click(payPal());
  await waitFor(() => expect(page.sent("/api/orders/create/")).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText("Processing your payment…")).not.toBeInTheDocument());
  expect(page.sent(CAPTURE)).toEqual([]);
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
});

it("wants the billing address first, where another one is asked for", async () => {
  const page = visitCheckout();
  await reachPayment();
  await buyer.click(screen.getByLabelText("Billing address is the same as shipping"));
  await buyer.click(payPal());
  expect(await panel("2. Billing").findByText("ZIP code is required")).toBeVisible();
  expect(page.sent("/api/orders/create/")).toEqual([]);
});

it("shows the store's sentence when no payment can be opened", async () => {
  visitCheckout({
    "POST /api/orders/create/": problem(429, "Too many declined payments. Try again in an hour."),
  });
  await reachPayment();
  await buyer.click(payPal());
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent("Too many declined payments. Try again in an hour."),
  );
});

it("renders PayPal's button again when the total changes, and keeps the card that is typed", async () => {
  let cart = aCart(aLine());
  visitCheckout({
    "GET /api/orders/cart/": () => cart,
    "POST /api/orders/create/": () => {
      cart = aCart(aLine({ price: 389 }));
      return problem(409, "Your cart has changed.", { cart });
    },
  });
  await reachPayment();
  await buyer.type(screen.getByLabelText("Number"), "4111");
  expect(paypal.renders).toBe(1);
  await buyer.click(payPal());
  await buyer.click(await screen.findByRole("button", { name: "Accept the changes" }));
  await waitFor(() => expect(paypal.renders).toBe(2));
  expect(screen.getByLabelText("Number")).toHaveValue("4111");
  expect(screen.getAllByRole("button", { name: "PayPal" })).toHaveLength(1);
});
