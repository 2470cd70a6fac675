import { useCart } from "@ligate/platform/cart";
import { problem } from "@ligate/platform/testing/fake-api";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { type FakePayPal, fakePayPal } from "../../testing/fake-paypal.ts";
import { aLine } from "../../testing/sample-cart.ts";
import {
  aCapture,
  buyer,
  fillIn,
  fillInShipping,
  panel,
  reachPayment,
  shippedTo,
  visitCheckout,
} from "../../testing/visit-checkout.ts";

let paypal: FakePayPal;
beforeEach(() => {
  paypal = fakePayPal();
  sessionStorage.clear();
});

const CAPTURE = "/api/orders/capture/ORDER-1";
const refusal = (issue: string, description: string) =>
  problem(422, "Refused.", { details: [{ issue, description }], debug_id: "f5d2a7" });
const placeOrder = () => buyer.click(screen.getByRole("button", { name: "Place Order" }));

it("pays: one order, one capture, and on to the confirmation with an empty cart", async () => {
  const page = visitCheckout();
  await reachPayment();
  await placeOrder();

  expect(await screen.findByText("Elsewhere: /order-confirmation/CAPTURE-1")).toBeVisible();
  expect(page.sent("/api/orders/create/")).toEqual([{ total_price: 422 }]);
  expect(page.sent(CAPTURE)).toEqual([
    {
      address: shippedTo,
      cart: [aLine()],
      quantity: 1,
      discount_code: null,
      subtotal: 379,
      tax_amount: 23.69,
      shipping_amount: 43,
    },
  ]);
  expect(useCart.getState().count).toBe(0);
  expect(sessionStorage.getItem("checkout_draft")).toBeNull();
  expect(paypal.scripts).toEqual([
    "/sandbox/paypal/sdk/js?client-id=demo&currency=USD&intent=capture&components=buttons,card-fields",
  ]);
});

it("pays once, however often the button is pressed", async () => {
  const page = visitCheckout();
  await reachPayment();
  const button = screen.getByRole("button", { name: "Place Order" });
  for (let press = 0; press < 5; press++) fireEvent.click(button);

  expect(await screen.findByText("Elsewhere: /order-confirmation/CAPTURE-1")).toBeVisible();
  expect(page.sent("/api/orders/create/")).toHaveLength(1);
  expect(page.sent(CAPTURE)).toHaveLength(1);
});

it("is busy while it pays", async () => {
  const capture = Promise.withResolvers();
  visitCheckout({ [`POST ${CAPTURE}`]: () => capture.promise });
  await reachPayment();
  await placeOrder();

  expect(await screen.findByText("Processing your payment…")).toBeVisible();
  expect(screen.getByRole("region", { name: "Order review" })).toHaveAttribute("aria-busy", "true");
  expect(screen.getByRole("button", { name: "Place Order", hidden: true }).closest("[inert]")).not.toBeNull();
  capture.resolve(aCapture("CAPTURE-1"));
  expect(await screen.findByText("Elsewhere: /order-confirmation/CAPTURE-1")).toBeVisible();
});

it("bills to the shipping address unless another one is given", async () => {
  const page = visitCheckout();
  await reachPayment();
  await placeOrder();
  await screen.findByText("Elsewhere: /order-confirmation/CAPTURE-1");
  expect(paypal.billedTo).toEqual({
    addressLine1: "100 Binney Street",
    adminArea2: "Cambridge",
    adminArea1: "MA",
    postalCode: "02142",
    countryCode: "US",
  });
  expect(page.sent(CAPTURE)).toMatchObject([{ address: shippedTo }]);
});

it("wants a billing address that is asked for, and sends it", async () => {
  const page = visitCheckout();
  await reachPayment();
  await buyer.click(screen.getByLabelText("Billing address is the same as shipping"));
  await placeOrder();
  const billing = panel("2. Billing");
  expect(await billing.findByText("Address is required")).toBeVisible();
  expect(page.sent("/api/orders/create/")).toEqual([]);

  fillIn(billing, { Address: "1 Congress Ave", City: "Austin", State: "TX", "ZIP code": "78701" });
  await placeOrder();
  await screen.findByText("Elsewhere: /order-confirmation/CAPTURE-1");
  const billing_address = { address: "1 Congress Ave", city: "Austin", state: "TX", zipcode: "78701" };
  expect(page.sent(CAPTURE)).toMatchObject([{ address: { ...shippedTo, billing_address } }]);
  expect(paypal.billedTo).toMatchObject({ adminArea1: "TX", postalCode: "78701" });
});

it.each([
  ["INVALID_NUMBER", "Invalid card number. Please check and try again.", "Number"],
  ["INVALID_CVV", "Invalid CCV. Please check and try again.", "Security code"],
  ["INVALID_EXPIRY", "Invalid expiry date. Please check and try again.", "Expires"],
  ["INVALID_NAME", "An error occurred while processing your card. Please try again.", "Cardholder"],
])("says of %s what it is, goes to the field, and asks nobody for money", async (code, text, field) => {
  paypal.cardErrors = [code];
  const page = visitCheckout();
  await reachPayment();
  await placeOrder();
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(text));
  expect(screen.getByLabelText(field)).toHaveFocus();
  expect(page.sent("/api/orders/create/")).toEqual([]);
});

it("opens the form again after a card that was declined, however often the button was pressed", async () => {
  const page = visitCheckout({ [`POST ${CAPTURE}`]: refusal("INSTRUMENT_DECLINED", "No.") });
  await reachPayment();
  const button = screen.getByRole("button", { name: "Place Order" });
  for (let press = 0; press < 3; press++) fireEvent.click(button);
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("Your payment was declined."));
  await waitFor(() => expect(screen.queryByText("Processing your payment…")).not.toBeInTheDocument());
  expect(page.sent(CAPTURE)).toHaveLength(1);
});

it("opens no second payment by PayPal while a card is being paid with", async () => {
  const capture = Promise.withResolvers();
  const page = visitCheckout({ [`POST ${CAPTURE}`]: () => capture.promise });
  await reachPayment();
  await placeOrder();
  await screen.findByText("Processing your payment…");
  fireEvent.click(screen.getByRole("button", { name: "PayPal", hidden: true }));
  capture.resolve(aCapture("CAPTURE-1"));
  await screen.findByText("Elsewhere: /order-confirmation/CAPTURE-1");
  expect(page.sent("/api/orders/create/")).toHaveLength(1);
});

it("opens the form again after a declined card, says so, and pays with a good one", async () => {
  let captures = 0;
  const page = visitCheckout({
    [`POST ${CAPTURE}`]: () =>
      captures++ === 0 ? refusal("INSTRUMENT_DECLINED", "No.") : aCapture("CAPTURE-2"),
  });
  await reachPayment();
  await placeOrder();
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("Your payment was declined."));
  expect(screen.queryByText("Processing your payment…")).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("button", { name: "Place Order" })).toHaveFocus());

  await placeOrder();
  expect(await screen.findByText("Elsewhere: /order-confirmation/CAPTURE-2")).toBeVisible();
  expect(page.sent(CAPTURE)).toHaveLength(2);
});

it("tells any other refusal in the provider's words", async () => {
  visitCheckout({ [`POST ${CAPTURE}`]: refusal("PAYER_CANNOT_PAY", "The payer cannot pay.") });
  await reachPayment();
  await placeOrder();
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Sorry, your transaction could not be processed. The payer cannot pay. (f5d2a7)",
    ),
  );
});

it("says so when the provider does not take the card", async () => {
  paypal.cardRefusal = new Error("This card type is not supported.");
  const page = visitCheckout();
  await reachPayment();
  await placeOrder();
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent(
      "An error occurred while processing your card. Please try again.",
    ),
  );
  expect(page.sent(CAPTURE)).toEqual([]);
  expect(screen.getByRole("button", { name: "Place Order" })).toBeVisible();
});

it("lets the message vanish after ten seconds, and be closed before", async () => {
  visitCheckout({ "POST /api/orders/create/": problem(502, "The payment service does not answer.") });
  await reachPayment();
  jest.useFakeTimers({ advanceTimers: true });
  await placeOrder();
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent("The payment service does not answer."),
  );
  act(() => jest.advanceTimersByTime(10_000));
  await waitFor(() => expect(screen.getByRole("alert")).toBeEmptyDOMElement());
  jest.useRealTimers();

  await placeOrder();
  await buyer.click(await screen.findByRole("button", { name: "Close message" }));
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
});

it("asks again for a capture whose answer was lost, and creates no second order", async () => {
  let captures = 0;
  const page = visitCheckout({
    [`POST ${CAPTURE}`]: () =>
      captures++ === 0 ? problem(502, "Your payment is not confirmed yet.") : aCapture("CAPTURE-1"),
  });
  await reachPayment();
  await placeOrder();
  await buyer.click(await screen.findByRole("button", { name: "Check again" }));

  expect(await screen.findByText("Elsewhere: /order-confirmation/CAPTURE-1")).toBeVisible();
  expect(page.sent("/api/orders/create/")).toHaveLength(1);
  expect(page.sent(CAPTURE)).toHaveLength(2);
});

it("goes on without the tax rate where nobody knows it", async () => {
  const page = visitCheckout({ "GET /api/tax/": problem(503, "The tax service does not answer.") });
  await reachPayment();
  await placeOrder();
  await screen.findByText("Elsewhere: /order-confirmation/CAPTURE-1");
  expect(page.sent(CAPTURE)[0]).not.toHaveProperty("tax_amount");
});

it("says that the form did not load, and loads it on Retry", async () => {
  paypal.isDown = true;
  jest.spyOn(console, "error").mockImplementation(() => {});
  visitCheckout();
  await screen.findByLabelText("First name");
  await fillInShipping();
  await buyer.click(screen.getByRole("button", { name: "Continue to billing" }));
  expect(await screen.findByText("The payment form could not be loaded. Nothing was charged.")).toBeVisible();

  paypal.isDown = false;
  await buyer.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("button", { name: "Place Order" })).toBeVisible();
});
