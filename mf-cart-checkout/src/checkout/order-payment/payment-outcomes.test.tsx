import { cart } from "@ligate/platform/cart";
import { blockStorage } from "@ligate/platform/testing/blocked-storage";
import { problem } from "@ligate/platform/testing/fake-api";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { findPayPalButton, servePayPal } from "../../testing/paypal-script.ts";
import { aCapture, aRefusal } from "../../testing/sample-payment.ts";
import {
  buyer,
  CAPTURE,
  CREATE,
  findBannerMessage,
  getReview,
  placeOrder,
  reachPayment,
  visitCheckout,
} from "../../testing/visit-checkout.ts";

beforeEach(() => void servePayPal());

const CONFIRMATION = "Elsewhere: /order-confirmation/CAPTURE-1";
const findButton = (name: string) =>
  name === "PayPal" ? findPayPalButton() : screen.findByRole("button", { name });

describe.each(["Place Order", "PayPal"])("an order paid with the button %s", (button) => {
  it("is confirmed if the browser blocks its storage", async () => {
    blockStorage();
    const page = visitCheckout();
    await reachPayment();
    await buyer.click(await findButton(button));
    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    expect(page.getPosted(CAPTURE)).toHaveLength(1);
  });

  it("is confirmed if a step after the capture throws", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    jest.spyOn(cart, "setFromResponse").mockImplementation(() => {
      throw new Error("The count cannot be set.");
    });
    const page = visitCheckout();
    await reachPayment();
    await buyer.click(await findButton(button));
    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    expect(page.getPosted(CAPTURE)).toHaveLength(1);
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
    expect(page.getPosted(CAPTURE)).toHaveLength(2);
  });

  it("leaves the form usable when the button was clicked several times", async () => {
    const page = visitCheckout({ [`POST ${CAPTURE}`]: aRefusal("INSTRUMENT_DECLINED", "No.") });
    await reachPayment();
    const button = screen.getByRole("button", { name: "Place Order" });
    for (let click = 0; click < 3; click++) fireEvent.click(button);
    await findBannerMessage("Your payment was declined.");
    await waitFor(() => expect(screen.queryByText("Processing your payment…")).not.toBeInTheDocument());
    expect(page.getPosted(CAPTURE)).toHaveLength(1);
  });
});

describe("a failed payment", () => {
  it("shows the description and the debug id of the provider's refusal", async () => {
    visitCheckout({ [`POST ${CAPTURE}`]: aRefusal("PAYER_CANNOT_PAY", "The payer cannot pay.") });
    await reachPayment();
    await placeOrder();
    await findBannerMessage("Sorry, your transaction could not be processed. The payer cannot pay. (f5d2a7)");
  });

  it("shows its message for ten seconds, or until the buyer closes it, and then beside the form", async () => {
    visitCheckout({ [`POST ${CREATE}`]: problem(502, "The payment service does not respond.") });
    await reachPayment();
    jest.useFakeTimers({ advanceTimers: true });
    await placeOrder();
    await findBannerMessage("The payment service does not respond.");
    act(() => jest.advanceTimersByTime(10_000));
    await waitFor(() => expect(screen.getByRole("alert")).toBeEmptyDOMElement());
    jest.useRealTimers();
    const panel = within(screen.getByRole("region", { name: /Billing/ }));
    expect(panel.getByText("The payment service does not respond.")).toBeVisible();

    await placeOrder();
    expect(panel.queryByText("The payment service does not respond.")).not.toBeInTheDocument();
    await buyer.click(await screen.findByRole("button", { name: "Close message" }));
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
    expect(panel.getByText("The payment service does not respond.")).toBeVisible();
  });
});
