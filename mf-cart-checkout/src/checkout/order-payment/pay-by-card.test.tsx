import { useCart } from "@ligate/platform/cart";
import { problem } from "@ligate/platform/testing/fake-api";
import { fireEvent, screen } from "@testing-library/react";
import {
  fillInCard,
  findCardField,
  findPayPalButton,
  listScripts,
  type PayPalScript,
  servePayPal,
} from "../../testing/paypal-script.ts";
import { aShownLine } from "../../testing/sample-cart.ts";
import { aCapture } from "../../testing/sample-payment.ts";
import {
  buyer,
  CAPTURE,
  CREATE,
  fillIn,
  fillInShipping,
  findBannerMessage,
  getPanel,
  placeOrder,
  reachPayment,
  SHIPPING_ADDRESS,
  visitCheckout,
} from "../../testing/visit-checkout.ts";

let paypal: PayPalScript;
beforeEach(() => {
  paypal = servePayPal();
});

const CONFIRMATION = "Elsewhere: /order-confirmation/CAPTURE-1";
describe("a captured payment", () => {
  it("is one order and one capture, empties the cart, and opens the confirmation", async () => {
    const page = visitCheckout();
    await reachPayment();
    await placeOrder();

    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    expect(page.getPosted(CREATE)).toEqual([
      { total_price: 422, payment_source: "card", address: SHIPPING_ADDRESS },
    ]);
    expect(page.getPosted(CAPTURE)).toEqual([
      {
        address: SHIPPING_ADDRESS,
        cart: [aShownLine()],
        quantity: 1,
        discount_code: null,
        subtotal: 379,
        tax_amount: 23.69,
        shipping_amount: 43,
      },
    ]);
    expect(useCart.getState().count).toBe(0);
    expect(sessionStorage.getItem("draft:checkout")).toBeNull();
    expect(listScripts().map((script) => script.getAttribute("src"))).toEqual([
      "/sandbox/paypal/sdk/js?client-id=demo&currency=USD&intent=capture&components=buttons,card-fields",
    ]);
  });

  it("is captured once when the button is clicked several times", async () => {
    const page = visitCheckout();
    await reachPayment();
    const button = screen.getByRole("button", { name: "Place Order" });
    for (let click = 0; click < 5; click++) fireEvent.click(button);

    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    expect(page.getPosted(CREATE)).toHaveLength(1);
    expect(page.getPosted(CAPTURE)).toHaveLength(1);
  });

  it("does not need the tax rate", async () => {
    const page = visitCheckout({ "GET /api/tax/": problem(503, "The tax service does not respond.") });
    await reachPayment();
    await placeOrder();
    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    expect(page.getPosted(CAPTURE)[0]).not.toHaveProperty("tax_amount");
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

  it("blocks a second payment by PayPal", async () => {
    const capture = Promise.withResolvers();
    const page = visitCheckout({ [`POST ${CAPTURE}`]: () => capture.promise });
    await reachPayment();
    await placeOrder();
    await screen.findByText("Processing your payment…");
    fireEvent.click(await findPayPalButton());
    capture.resolve(aCapture("CAPTURE-1"));
    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    expect(page.getPosted(CREATE)).toHaveLength(1);
  });
});

describe("the billing address of a card", () => {
  it("is the shipping address by default", async () => {
    const page = visitCheckout();
    await reachPayment();
    await placeOrder();
    await screen.findByText(CONFIRMATION);
    expect(paypal.cards[0]?.billing_address).toEqual({
      address_line_1: "100 Binney Street",
      admin_area_2: "Cambridge",
      admin_area_1: "MA",
      postal_code: "02142",
      country_code: "US",
    });
    expect(page.getPosted(CAPTURE)).toMatchObject([{ address: SHIPPING_ADDRESS }]);
  });

  it("is required and sent if it is not the shipping address", async () => {
    const page = visitCheckout();
    await reachPayment();
    await buyer.click(screen.getByLabelText("Billing address is the same as shipping"));
    await placeOrder();
    const billing = getPanel("2. Billing");
    expect(await billing.findByText("Address is required")).toBeVisible();
    expect(page.getPosted(CREATE)).toEqual([]);

    fillIn(billing, { Address: "1 Congress Ave", City: "Austin", State: "TX", "ZIP code": "78701" });
    await placeOrder();
    await screen.findByText(CONFIRMATION);
    const billing_address = { address: "1 Congress Ave", city: "Austin", state: "TX", zipcode: "78701" };
    expect(page.getPosted(CAPTURE)).toMatchObject([{ address: { ...SHIPPING_ADDRESS, billing_address } }]);
    expect(paypal.cards[0]?.billing_address).toMatchObject({ admin_area_1: "TX", postal_code: "78701" });
  });
});

describe("a card", () => {
  it.each([
    ["an invalid number", "Invalid card number. Please check and try again.", "Card number", "4111"],
    ["an invalid code", "Invalid CCV. Please check and try again.", "Security code", "1"],
    ["an invalid date", "Invalid expiry date. Please check and try again.", "Expiration date", "1320"],
    ["no number", "Please complete all required fields.", "Card number", ""],
    ["no name", "Please complete all required fields.", "Name on card", ""],
  ])(
    "with %s is reported, its field is focused, and no order is created",
    async (_what, text, field, entry) => {
      const page = visitCheckout();
      await reachPayment();
      await fillInCard({ [field]: entry });
      await placeOrder();
      await findBannerMessage(text);
      const input = findCardField(field);
      expect(input?.ownerDocument.activeElement).toBe(input);
      expect(page.getPosted(CREATE)).toEqual([]);
    },
  );

  it("that the provider refuses is reported and not captured", async () => {
    paypal.refusesCards = true;
    const page = visitCheckout();
    await reachPayment();
    await placeOrder();
    await findBannerMessage("An error occurred while processing your card. Please try again.");
    expect(page.getPosted(CAPTURE)).toEqual([]);
    expect(screen.getByRole("button", { name: "Place Order" })).toBeVisible();
  });
});

it("shows the total above Place Order", async () => {
  visitCheckout();
  await reachPayment();
  const button = screen.getByRole("button", { name: "Place Order" });
  expect(button.previousSibling).toHaveTextContent(/^Total: \$422\.00$/);
});

describe("the card fields", () => {
  it("get the style of the page's fields", async () => {
    visitCheckout();
    await reachPayment();
    const style = findCardField("Card number")?.ownerDocument.querySelector("style")?.textContent ?? "";
    for (const name of ["body", "input", "input:focus", "input.invalid"])
      expect(style).toContain(`${name} {`);
    expect(style).toMatch(/font-size: 16px;[^}]* padding: 9px 12px/);
  });

  it("are replaced by a sentence where PayPal does not offer them", async () => {
    servePayPal("demo-no-cards");
    const page = visitCheckout();
    await fillInShipping();
    await buyer.click(screen.getByRole("button", { name: "Continue to billing" }));
    expect(
      await screen.findByText("Card payments are not available at the moment. Please pay with PayPal."),
    ).toBeVisible();
    expect(screen.queryByText("or pay by card")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Place Order" })).not.toBeInTheDocument();
    await buyer.click(await findPayPalButton());
    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    expect(page.getPosted(CREATE)).toHaveLength(1);
  });

  it("show no such sentence where PayPal offers them", async () => {
    visitCheckout();
    await reachPayment();
    expect(screen.getByText("or pay by card")).toBeVisible();
    expect(screen.queryByText(/not available at the moment/)).not.toBeInTheDocument();
  });
});

it("passes the nonce of the document to PayPal's script", async () => {
  const script = document.createElement("script");
  script.setAttribute("nonce", "r4nd0m");
  document.body.append(script);
  visitCheckout();
  await reachPayment();
  script.remove();
  expect(listScripts().map(({ dataset }) => dataset.cspNonce)).toEqual(["r4nd0m"]);
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
