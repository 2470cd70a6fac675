import { cart } from "@ligate/platform/cart";
import { blockStorage } from "@ligate/platform/testing/blocked-storage";
import { screen } from "@testing-library/react";
import { fakePayPal } from "../../testing/fake-paypal.ts";
import { buyer, reachPayment, visitCheckout } from "../../testing/visit-checkout.ts";

beforeEach(() => void fakePayPal());

const CONFIRMATION = "Elsewhere: /order-confirmation/CAPTURE-1";

describe.each(["Place Order", "PayPal"])("an order that was paid by %s", (button) => {
  it("is confirmed where the browser blocks its storage", async () => {
    blockStorage();
    const page = visitCheckout();
    await reachPayment();
    await buyer.click(screen.getByRole("button", { name: button }));
    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    expect(page.sent("/api/orders/capture/ORDER-1")).toHaveLength(1);
  });

  it("is confirmed where the cart's badge cannot be reset", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    jest.spyOn(cart, "setFromResponse").mockImplementation(() => {
      throw new Error("The badge is gone.");
    });
    visitCheckout();
    await reachPayment();
    await buyer.click(screen.getByRole("button", { name: button }));
    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
  });
});
