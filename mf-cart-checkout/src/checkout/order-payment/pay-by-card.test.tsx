import { useCart } from "@ligate/platform/cart";
import { problem } from "@ligate/platform/testing/fake-api";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { type FakePayPal, fakePayPal } from "../../testing/fake-paypal.ts";
import { aLine } from "../../testing/sample-cart.ts";
import { aCapture, aRefusal } from "../../testing/sample-payment.ts";
import {
  buyer,
  CAPTURE,
  CREATE,
  fillIn,
  fillInShipping,
  getPanel,
  getReview,
  placeOrder,
  reachPayment,
  SHIPPING_ADDRESS,
  visitCheckout,
} from "../../testing/visit-checkout.ts";

let paypal: FakePayPal;
beforeEach(() => {
  paypal = fakePayPal();
});

const CONFIRMATION = "Elsewhere: /order-confirmation/CAPTURE-1";
const findBannerMessage = (text: string) =>
  waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(text));

describe("a captured payment", () => {
  it("is one order and one capture, and leads to the confirmation with an empty cart", async () => {
    const page = visitCheckout();
    await reachPayment();
    await placeOrder();

    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    expect(page.getSent(CREATE)).toEqual([{ total_price: 422 }]);
    expect(page.getSent(CAPTURE)).toEqual([
      {
        address: SHIPPING_ADDRESS,
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

  it("is made once when the button is pressed several times", async () => {
    const page = visitCheckout();
    await reachPayment();
    const button = screen.getByRole("button", { name: "Place Order" });
    for (let press = 0; press < 5; press++) fireEvent.click(button);

    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    expect(page.getSent(CREATE)).toHaveLength(1);
    expect(page.getSent(CAPTURE)).toHaveLength(1);
  });

  it("does not need the tax rate", async () => {
    const page = visitCheckout({ "GET /api/tax/": problem(503, "The tax service does not answer.") });
    await reachPayment();
    await placeOrder();
    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    expect(page.getSent(CAPTURE)[0]).not.toHaveProperty("tax_amount");
  });
});

describe("a payment in progress", () => {
  it("blocks the page and shows that it is being processed", async () => {
    const capture = Promise.withResolvers();
    visitCheckout({ [`POST ${CAPTURE}`]: () => capture.promise });
    await reachPayment();
    await placeOrder();

    expect(await screen.findByText("Processing your payment…")).toBeVisible();
    expect(screen.getByRole("region", { name: "Order review" })).toHaveAttribute("aria-busy", "true");
    expect(
      screen.getByRole("button", { name: "Place Order", hidden: true }).closest("[inert]"),
    ).not.toBeNull();
    capture.resolve(aCapture("CAPTURE-1"));
    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
  });

  it("allows no second payment by PayPal", async () => {
    const capture = Promise.withResolvers();
    const page = visitCheckout({ [`POST ${CAPTURE}`]: () => capture.promise });
    await reachPayment();
    await placeOrder();
    await screen.findByText("Processing your payment…");
    fireEvent.click(screen.getByRole("button", { name: "PayPal", hidden: true }));
    capture.resolve(aCapture("CAPTURE-1"));
    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    expect(page.getSent(CREATE)).toHaveLength(1);
  });
});

describe("the billing address of a card", () => {
  it("is the shipping address by default", async () => {
    const page = visitCheckout();
    await reachPayment();
    await placeOrder();
    await screen.findByText(CONFIRMATION);
    expect(paypal.billingAddress).toEqual({
      addressLine1: "100 Binney Street",
      adminArea2: "Cambridge",
      adminArea1: "MA",
      postalCode: "02142",
      countryCode: "US",
    });
    expect(page.getSent(CAPTURE)).toMatchObject([{ address: SHIPPING_ADDRESS }]);
  });

  it("is required and sent if it is not the shipping address", async () => {
    const page = visitCheckout();
    await reachPayment();
    await buyer.click(screen.getByLabelText("Billing address is the same as shipping"));
    await placeOrder();
    const billing = getPanel("2. Billing");
    expect(await billing.findByText("Address is required")).toBeVisible();
    expect(page.getSent(CREATE)).toEqual([]);

    fillIn(billing, { Address: "1 Congress Ave", City: "Austin", State: "TX", "ZIP code": "78701" });
    await placeOrder();
    await screen.findByText(CONFIRMATION);
    const billing_address = { address: "1 Congress Ave", city: "Austin", state: "TX", zipcode: "78701" };
    expect(page.getSent(CAPTURE)).toMatchObject([{ address: { ...SHIPPING_ADDRESS, billing_address } }]);
    expect(paypal.billingAddress).toMatchObject({ adminArea1: "TX", postalCode: "78701" });
  });
});

describe("an invalid card", () => {
  it.each([
    ["INVALID_NUMBER", "Invalid card number. Please check and try again.", "Number"],
    ["INVALID_CVV", "Invalid CCV. Please check and try again.", "Security code"],
    ["INVALID_EXPIRY", "Invalid expiry date. Please check and try again.", "Expires"],
    ["INVALID_NAME", "An error occurred while processing your card. Please try again.", "Cardholder"],
  ])("(%s) is reported, its field is focused, and no order is created", async (code, text, field) => {
    paypal.cardErrors = [code];
    const page = visitCheckout();
    await reachPayment();
    await placeOrder();
    await findBannerMessage(text);
    expect(screen.getByLabelText(field)).toHaveFocus();
    expect(page.getSent(CREATE)).toEqual([]);
  });

  it("that the provider refuses is reported, and not captured", async () => {
    paypal.cardRefusal = new Error("This card type is not supported.");
    const page = visitCheckout();
    await reachPayment();
    await placeOrder();
    await findBannerMessage("An error occurred while processing your card. Please try again.");
    expect(page.getSent(CAPTURE)).toEqual([]);
    expect(screen.getByRole("button", { name: "Place Order" })).toBeVisible();
  });
});

describe("a declined card", () => {
  it("is reported, and the payment succeeds with another card", async () => {
    let captures = 0;
    const page = visitCheckout({
      [`POST ${CAPTURE}`]: () =>
        captures++ === 0 ? aRefusal("INSTRUMENT_DECLINED", "No.") : aCapture("CAPTURE-1"),
    });
    await reachPayment();
    await placeOrder();
    await findBannerMessage("Your payment was declined.");
    expect(getReview().queryByText("Processing your payment…")).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("button", { name: "Place Order" })).toHaveFocus());

    await placeOrder();
    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    expect(page.getSent(CAPTURE)).toHaveLength(2);
  });

  it("leaves the form open when the button was pressed several times", async () => {
    const page = visitCheckout({ [`POST ${CAPTURE}`]: aRefusal("INSTRUMENT_DECLINED", "No.") });
    await reachPayment();
    const button = screen.getByRole("button", { name: "Place Order" });
    for (let press = 0; press < 3; press++) fireEvent.click(button);
    await findBannerMessage("Your payment was declined.");
    await waitFor(() => expect(screen.queryByText("Processing your payment…")).not.toBeInTheDocument());
    expect(page.getSent(CAPTURE)).toHaveLength(1);
  });
});

describe("a failed payment", () => {
  it("shows the description and the debug id of the provider's refusal", async () => {
    visitCheckout({ [`POST ${CAPTURE}`]: aRefusal("PAYER_CANNOT_PAY", "The payer cannot pay.") });
    await reachPayment();
    await placeOrder();
    await findBannerMessage("Sorry, your transaction could not be processed. The payer cannot pay. (f5d2a7)");
  });

  it("shows its message for ten seconds, or until the buyer closes it", async () => {
    visitCheckout({ [`POST ${CREATE}`]: problem(502, "The payment service does not answer.") });
    await reachPayment();
    jest.useFakeTimers({ advanceTimers: true });
    await placeOrder();
    await findBannerMessage("The payment service does not answer.");
    act(() => jest.advanceTimersByTime(10_000));
    await waitFor(() => expect(screen.getByRole("alert")).toBeEmptyDOMElement());
    jest.useRealTimers();

    await placeOrder();
    await buyer.click(await screen.findByRole("button", { name: "Close message" }));
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  });
});

describe("a capture without a readable response", () => {
  it.each([
    [
      "that is lost",
      problem(502, "Your payment is not confirmed yet."),
      "Your payment is not confirmed yet.",
    ],
    ["without a capture id", { purchase_units: [] }, "We could not confirm your payment."],
  ])("(%s) is checked again without a second order", async (_, response, text) => {
    let captures = 0;
    const page = visitCheckout({
      [`POST ${CAPTURE}`]: () => (captures++ === 0 ? response : aCapture("CAPTURE-1")),
    });
    await reachPayment();
    await placeOrder();
    await findBannerMessage(text);
    expect(screen.queryByText(/could not be processed/)).not.toBeInTheDocument();
    await buyer.click(screen.getByRole("button", { name: "Check again" }));

    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    expect(page.getSent(CREATE)).toHaveLength(1);
    expect(page.getSent(CAPTURE)).toHaveLength(2);
  });
});

it("reports a payment form that does not load, and loads it on Retry", async () => {
  paypal.isDown = true;
  jest.spyOn(console, "error").mockImplementation(() => {});
  visitCheckout();
  await fillInShipping();
  await buyer.click(screen.getByRole("button", { name: "Continue to billing" }));
  expect(await screen.findByText("The payment form could not be loaded. Nothing was charged.")).toBeVisible();

  paypal.isDown = false;
  await buyer.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("button", { name: "Place Order" })).toBeVisible();
});
