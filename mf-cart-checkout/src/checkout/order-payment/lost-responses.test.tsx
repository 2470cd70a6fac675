import { useNotices } from "@ligate/platform/notices";
import { blockStorage } from "@ligate/platform/testing/blocked-storage";
import { problem } from "@ligate/platform/testing/fake-api";
import { act, screen, waitFor } from "@testing-library/react";
import { servePayPal } from "../../testing/paypal-script.ts";
import { aCart, aLine } from "../../testing/sample-cart.ts";
import { aRefusal, aStatus } from "../../testing/sample-payment.ts";
import {
  ADA,
  buyer,
  CAPTURE,
  CREATE,
  findBannerMessage,
  placeOrder,
  reachPayment,
  STATUS,
  visitCheckout,
} from "../../testing/visit-checkout.ts";

const CONFIRMATION = "Elsewhere: /order-confirmation/TOKEN-1";
const ATTEMPT = "payment_attempt:cart";
const LOST = problem(502, "The store is restarting.");
const EMPTY_CART = { "GET /api/orders/cart/": aCart() };

/** The attempt that another page or tab of this browser has stored. */
const storeAttempt = (attempt: object = {}) => {
  const stored = JSON.stringify({ id: "ORDER-1", owner: ADA, startedAt: Date.now(), ...attempt });
  localStorage.setItem(ATTEMPT, stored);
  return stored;
};
const reportOtherTab = (newValue: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: ATTEMPT, newValue })));
const getNotices = () => useNotices.getState().notices.map(({ text }) => text);

beforeEach(() => {
  servePayPal();
  useNotices.setState({ notices: [] });
});

describe("a capture whose response is lost", () => {
  it.each([
    ["no answer", problem(504, "No answer.")],
    ["an answer without a capture id", { purchase_units: [] }],
    ["an unconfirmed payment", problem(502, "Not confirmed.", { outcome: "processing", until: null })],
  ])("leads to the order by itself, without a second payment: %s", async (_, response) => {
    const page = visitCheckout({ [`POST ${CAPTURE}`]: response, [STATUS]: aStatus("taken") });
    await reachPayment();
    await placeOrder();
    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    expect(page.getPosted(CREATE)).toHaveLength(1);
    expect(page.getPosted(CAPTURE)).toHaveLength(1);
  });

  it("leads to the order also if the browser blocks its storage", async () => {
    blockStorage();
    visitCheckout({ [`POST ${CAPTURE}`]: LOST, [STATUS]: aStatus("under_review") });
    await reachPayment();
    await placeOrder();
    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
  });

  it("says until when the outcome is not known, blocks a second press, and then shows the order", async () => {
    let status = aStatus("processing", { until: "2026-11-22T15:42:00Z" });
    const page = visitCheckout({ [`POST ${CAPTURE}`]: LOST, [STATUS]: () => status });
    await reachPayment();
    await placeOrder();
    await findBannerMessage("We do not know yet whether your payment was taken. Please do not pay again");
    await findBannerMessage("at the latest");
    expect(screen.queryByText(/try again/)).not.toBeInTheDocument();
    expect(screen.queryByText("Processing your payment…")).not.toBeInTheDocument();
    const button = screen.getByRole("button", { name: "Place Order", hidden: true });
    expect(button.closest("[inert]")).not.toBeNull();
    await buyer.click(button);
    status = aStatus("taken");
    await buyer.click(screen.getByRole("button", { name: "Check again" }));
    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    expect(page.getPosted(CREATE)).toHaveLength(1);
  });

  it("says once that nothing was taken, and can be paid again", async () => {
    let captures = 0;
    const refusal = {
      detail: "Refused.",
      details: [{ issue: "CAPTURE_DECLINED", description: "The card has expired." }],
      debug_id: "f5d2",
    };
    const page = visitCheckout({
      [`POST ${CAPTURE}`]: () => (captures++ === 0 ? LOST : aRefusal("INSTRUMENT_DECLINED", "No.")),
      [STATUS]: aStatus("not_taken", { refusal }),
    });
    await reachPayment();
    await placeOrder();
    await findBannerMessage("Sorry, your transaction could not be processed. The card has expired. (f5d2)");
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole("button", { name: "Place Order" })).toHaveFocus());
    await placeOrder();
    await waitFor(() => expect(page.getPosted(CAPTURE)).toHaveLength(2));
    page.unmount();

    visitCheckout();
    await reachPayment();
    expect(screen.queryByText(/declined/)).not.toBeInTheDocument();
  });

  it("asks not to pay again when another amount was captured", async () => {
    visitCheckout({ [`POST ${CAPTURE}`]: LOST, [STATUS]: aStatus("held") });
    await reachPayment();
    await placeOrder();
    await findBannerMessage(
      "PayPal reports a payment that differs from what you agreed to. Please do not pay again",
    );
    expect(screen.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
    expect(
      screen.getByRole("button", { name: "Place Order", hidden: true }).closest("[inert]"),
    ).not.toBeNull();
  });
});

describe("a reloaded page", () => {
  it("asks for the outcome of the payment that was open, and leads to the order", async () => {
    const first = visitCheckout({ [`POST ${CAPTURE}`]: () => new Promise(() => {}) });
    await reachPayment();
    await placeOrder();
    await screen.findByText("Processing your payment…");
    first.unmount();

    const page = visitCheckout({ [STATUS]: aStatus("taken") });
    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    expect(page.getPosted(CREATE)).toEqual([]);
  });

  it("leads to the order although the cart is empty, when the response was lost", async () => {
    storeAttempt();
    visitCheckout({ ...EMPTY_CART, [STATUS]: aStatus("taken") });
    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    expect(getNotices()).toEqual([]);
  });

  it("waits for the outcome with an empty cart, and leads to the order", async () => {
    storeAttempt();
    let status = aStatus("processing");
    visitCheckout({ ...EMPTY_CART, [STATUS]: () => status });
    await findBannerMessage("We do not know yet whether your payment was taken.");
    expect(screen.queryByRole("region", { name: "Order review" })).not.toBeInTheDocument();
    status = aStatus("taken");
    await buyer.click(screen.getByRole("button", { name: "Check again" }));
    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
  });

  it("says on the cart page that nothing was taken, if the cart is empty", async () => {
    storeAttempt();
    visitCheckout({ ...EMPTY_CART, [STATUS]: aStatus("not_taken") });
    expect(await screen.findByText("Your cart is empty.")).toBeVisible();
    expect(getNotices()).toEqual([
      "Your payment did not go through, and nothing was taken. Please try again, or pay in another way.",
    ]);
  });

  it.each([
    ["another customer's", { owner: "bob@lab.example", token: "TOKEN-9" }],
    ["an old", { startedAt: Date.now() - 7_200_000, token: "TOKEN-9" }],
  ])("does not lead to %s order", async (_, attempt) => {
    storeAttempt(attempt);
    visitCheckout(EMPTY_CART);
    expect(await screen.findByText("Your cart is empty.")).toBeVisible();
    expect(getNotices()).toEqual(["Please add items to your cart before proceeding to checkout."]);
  });

  it("shows a new cart after an order", async () => {
    storeAttempt({ token: "TOKEN-1" });
    visitCheckout();
    await reachPayment();
    expect(screen.getByRole("button", { name: "Place Order" })).toBeEnabled();
  });
});

it("opens the empty cart after an order, which names it", async () => {
  storeAttempt({ token: "TOKEN-1" });
  visitCheckout({ "GET /api/orders/cart/": aCart() });

  expect(await screen.findByText("Your order has been placed.")).toBeVisible();
  expect(screen.getByRole("link", { name: "View your order" })).toHaveAttribute(
    "href",
    "/order-confirmation/TOKEN-1",
  );
  expect(getNotices()).toEqual(["Please add items to your cart before proceeding to checkout."]);
});

it("leads from an empty cart to the payment whose outcome is not known, until another tab knows it", async () => {
  const lost = storeAttempt();
  const page = visitCheckout({ ...EMPTY_CART, [STATUS]: aStatus("processing") });
  await findBannerMessage("We do not know yet");
  await act(() => page.go("/cart"));
  expect(
    await screen.findByText(/^We do not know yet whether your last payment went through\./),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "View your payment" })).toHaveAttribute("href", "/checkout");
  reportOtherTab(JSON.stringify({ ...JSON.parse(lost), token: "TOKEN-1" }));
  expect(await screen.findByText("Your order has been placed.")).toBeVisible();
});

describe("a second tab", () => {
  it("is blocked while the first one pays, and follows it to the order", async () => {
    const page = visitCheckout({ [STATUS]: aStatus("processing") });
    await reachPayment();
    reportOtherTab(storeAttempt());
    await findBannerMessage("Please do not pay again");
    reportOtherTab(storeAttempt({ token: "TOKEN-1" }));
    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    expect(page.getPosted(CREATE)).toEqual([]);
  });

  it("can pay when the payment of the first one was refused", async () => {
    visitCheckout({ [STATUS]: aStatus("processing") });
    await reachPayment();
    reportOtherTab(storeAttempt());
    await findBannerMessage("Please do not pay again");
    localStorage.removeItem(ATTEMPT);
    reportOtherTab(null);
    await waitFor(() => expect(screen.getByRole("alert")).toBeEmptyDOMElement());
    await placeOrder();
    expect(await screen.findByText("Elsewhere: /order-confirmation/CAPTURE-1")).toBeVisible();
  });

  it("leads to the order when its cart was paid before Place Order is pressed", async () => {
    let cart = aCart(aLine());
    visitCheckout({
      "GET /api/orders/cart/": () => cart,
      [`POST ${CREATE}`]: () => {
        cart = aCart();
        return problem(409, "Your cart is empty.", { cart });
      },
    });
    await reachPayment();
    storeAttempt({ token: "TOKEN-1" });
    await placeOrder();
    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    expect(getNotices()).toEqual([]);
  });
});
