import { problem } from "@ligate/platform/testing/fake-api";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import {
  findCardField,
  listPayPalButtons,
  type PayPalScript,
  servePayPal,
} from "../../testing/paypal-script.ts";
import { aCart, aLine } from "../../testing/sample-cart.ts";
import { aCapture, aRefusal } from "../../testing/sample-payment.ts";
import {
  buyer,
  CAPTURE,
  CREATE,
  getPanel,
  reachPayment,
  SHIPPING_ADDRESS,
  visitCheckout,
} from "../../testing/visit-checkout.ts";

let paypal: PayPalScript;
beforeEach(() => {
  paypal = servePayPal();
});

const CONFIRMATION = "Elsewhere: /order-confirmation/CAPTURE-1";
const getPayPalButton = () => listPayPalButtons()[0] as HTMLButtonElement;

it("pays by PayPal", async () => {
  const page = visitCheckout();
  await reachPayment();
  await buyer.click(getPayPalButton());
  expect(await screen.findByText(CONFIRMATION)).toBeVisible();
  expect(page.getPosted(CREATE)).toEqual([
    { total_price: 422, payment_source: "paypal", address: SHIPPING_ADDRESS },
  ]);
  expect(page.getPosted(CAPTURE)).toMatchObject([
    { address: SHIPPING_ADDRESS, subtotal: 379, shipping_amount: 43 },
  ]);
});

it("creates the order without waiting for the tax rate", async () => {
  paypal.choices = ["cancel"];
  const page = visitCheckout({ "GET /api/tax/": () => new Promise(() => {}) });
  await reachPayment();
  await buyer.click(getPayPalButton());
  await waitFor(() => expect(page.getPosted(CREATE)).toHaveLength(1));
});

it("pays once when the button is clicked several times", async () => {
  const page = visitCheckout();
  await reachPayment();
  const button = getPayPalButton();
  for (let click = 0; click < 4; click++) fireEvent.click(button);
  expect(await screen.findByText(CONFIRMATION)).toBeVisible();
  expect(page.getPosted(CREATE)).toHaveLength(1);
  expect(page.getPosted(CAPTURE)).toHaveLength(1);
});

it("restarts the payment when the account or card is declined, and reports it", async () => {
  paypal.choices = ["pay", "cancel"];
  visitCheckout({ [`POST ${CAPTURE}`]: aRefusal("INSTRUMENT_DECLINED", "No.") });
  await reachPayment();
  await buyer.click(getPayPalButton());
  await waitFor(() => expect(paypal.windows).toBe(2));
  expect(screen.getByRole("alert")).toHaveTextContent("Your payment was declined.");
});

it("creates a new payment after the address has changed during the first", async () => {
  const changed = problem(
    409,
    "The shipping address has changed since this payment was started. Please pay again.",
  );
  let captures = 0;
  const page = visitCheckout({
    [`POST ${CAPTURE}`]: () => (captures++ === 0 ? changed : aCapture("CAPTURE-1")),
  });
  await reachPayment();
  await buyer.click(getPayPalButton());
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent("The shipping address has changed"),
  );
  await buyer.click(getPayPalButton());
  expect(await screen.findByText(CONFIRMATION)).toBeVisible();
  expect(page.getPosted(CREATE)).toHaveLength(2);
});

it("changes nothing when the buyer closes PayPal's window", async () => {
  paypal.choices = ["cancel"];
  const page = visitCheckout();
  await reachPayment();
  await buyer.click(getPayPalButton());
  await waitFor(() => expect(page.getPosted(CREATE)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText("Processing your payment…")).not.toBeInTheDocument());
  expect(page.getPosted(CAPTURE)).toEqual([]);
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
});

it("creates no order while a billing address is missing", async () => {
  const page = visitCheckout();
  await reachPayment();
  await buyer.click(screen.getByLabelText("Billing address is the same as shipping"));
  await buyer.click(getPayPalButton());
  expect(await getPanel("2. Billing").findByText("ZIP code is required")).toBeVisible();
  expect(page.getPosted(CREATE)).toEqual([]);
});

it("shows the message of the API when no order is created", async () => {
  visitCheckout({
    [`POST ${CREATE}`]: problem(429, "Too many declined payments. Try again in an hour."),
  });
  await reachPayment();
  await buyer.click(getPayPalButton());
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent("Too many declined payments. Try again in an hour."),
  );
});

it("renders PayPal's button again when the total changes, and keeps the entered card", async () => {
  let cart = aCart(aLine());
  visitCheckout({
    "GET /api/orders/cart/": () => cart,
    [`POST ${CREATE}`]: () => {
      cart = aCart(aLine({ price: 389 }));
      return problem(409, "Your cart has changed.", { cart });
    },
  });
  await reachPayment();
  const first = getPayPalButton();
  await buyer.click(first);
  await buyer.click(await screen.findByRole("button", { name: "Accept the changes" }));
  await waitFor(() => expect(getPayPalButton()).not.toBe(first));
  expect(findCardField("Card number")?.value).toBe("4111 1111 1111 1111");
  expect(listPayPalButtons()).toHaveLength(1);
});
