import { cart } from "@ligate/platform/cart";
import { blockStorage } from "@ligate/platform/testing/blocked-storage";
import { screen } from "@testing-library/react";
import { fakePayPal } from "../../testing/fake-paypal.ts";
import { buyer, CAPTURE, reachPayment, visitCheckout } from "../../testing/visit-checkout.ts";

beforeEach(() => void fakePayPal());

const CONFIRMATION = "Elsewhere: /order-confirmation/CAPTURE-1";

describe.each(["Place Order", "PayPal"])("an order paid by the button %s", (button) => {
  it("is confirmed if the browser blocks its storage", async () => {
    blockStorage();
    const page = visitCheckout();
    await reachPayment();
    await buyer.click(screen.getByRole("button", { name: button }));
    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    expect(page.getSent(CAPTURE)).toHaveLength(1);
  });

  it("is confirmed if a step after the capture throws", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    jest.spyOn(cart, "setFromResponse").mockImplementation(() => {
      throw new Error("The count cannot be set.");
    });
    const page = visitCheckout();
    await reachPayment();
    await buyer.click(screen.getByRole("button", { name: button }));
    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    expect(page.getSent(CAPTURE)).toHaveLength(1);
  });
});
