import { cart, useCart } from "@ligate/platform/cart";
import { blockStorage } from "@ligate/platform/testing/blocked-storage";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, screen, waitFor } from "@testing-library/react";
import { Component as CartPopUp } from "./cart/cart-pop-up.fragment.tsx";
import { routes } from "./routes.ts";
import { fillInCard, servePayPal } from "./testing/paypal-script.ts";
import { aCart, aLine } from "./testing/sample-cart.ts";
import { anInvoice, aPaidInvoice } from "./testing/sample-invoice.ts";
import { anOrder } from "./testing/sample-order.ts";
import { buyer, findBannerMessage, reachPayment, visitCheckout } from "./testing/visit-checkout.ts";
import { GET_INVOICE, visitInvoice } from "./testing/visit-invoice.ts";
import { aPdf, chooseFile, PAY_WITH_PO, visitPurchaseOrder } from "./testing/visit-purchase-order.ts";

beforeEach(() => {
  servePayPal();
  blockStorage();
});

describe("when the browser blocks its storage", () => {
  it("shows and changes the cart", async () => {
    fakeApi({
      "GET /api/orders/cart/": aCart(aLine()),
      "POST /api/orders/cart/": { count: 2, cart: aCart(aLine({ quantity: 2 })) },
    });
    visit("/cart", routes);
    await buyer.click(await screen.findByRole("button", { name: "Increase quantity" }));
    expect(await screen.findByText("Subtotal (2)")).toBeVisible();
    await waitFor(() => expect(useCart.getState().count).toBe(2));
  });

  it("applies a quote", async () => {
    const quoted = aCart(aLine({ quote_number: "QT-7M3K9X2B4VD6H" }));
    fakeApi({
      "GET /api/orders/cart/": aCart(),
      "POST /api/orders/cart/add-quote-to-cart/QT-7M3K9X2B4VD6H": { count: 1, cart: quoted },
    });
    visit("/cart", routes);
    await buyer.type(await screen.findByLabelText("Quote number"), "QT-7M3K9X2B4VD6H{Enter}");
    expect(await screen.findByText(/^The quote was added/)).toBeVisible();
  });

  it("opens the cart pop-up", async () => {
    fakeApi({ "POST /api/orders/cart/": { count: 1, cart: aCart(aLine()) } });
    visit("/", [{ path: "/", Component: CartPopUp }]);
    const cart_item = { product_sku: "DM-3001", product_name: "1 kb DNA marker" };
    await act(() => cart.add([{ cart_item, quantity: 1 }]));
    expect(await screen.findByRole("dialog", { name: "Added to your cart" })).toBeVisible();
  });

  it("shows the sign-up to a guest", async () => {
    let signed_up: object | undefined;
    visitCheckout({
      "GET /api/session/": () => ({ isAuthenticated: false, ...(signed_up && { signed_up }) }),
      "POST /api/signup/": () => {
        signed_up = { email: "ada@lab.example", is_activated: false };
        return { detail: "Sent." };
      },
    });
    await buyer.type(await screen.findByLabelText("E-mail"), "ada@lab.example{Enter}");
    expect(await screen.findByText(/^Email verification link sent/)).toBeVisible();
  });

  it("saves the choice of the billing address, and pays by card", async () => {
    visitCheckout();
    await reachPayment();
    const isSame = screen.getByLabelText("Billing address is the same as shipping");
    await buyer.click(isSame);
    await buyer.click(isSame);
    await buyer.click(screen.getByRole("button", { name: "Place Order" }));
    expect(await screen.findByText("Elsewhere: /order-confirmation/CAPTURE-1")).toBeVisible();
  });

  it("pays by purchase order", async () => {
    const page = await visitPurchaseOrder();
    await buyer.click(screen.getByRole("button", { name: "Place Order" }));
    await findBannerMessage("Please fill in all required Purchase Order (PO) fields.");
    await buyer.type(screen.getByLabelText("PO number"), "PO-7");
    await chooseFile(aPdf());
    await buyer.click(screen.getByRole("button", { name: "Place Order" }));
    expect(await screen.findByText("Elsewhere: /order-confirmation/TOKEN-1")).toBeVisible();
    expect(page.getPosted(PAY_WITH_PO)).toHaveLength(1);
  });

  it("shows the confirmation of an order", async () => {
    fakeApi({
      "GET /api/session/": { isAuthenticated: true, email: "ada@lab.example" },
      "GET /api/users/view-order/TOKEN-1": anOrder(),
    });
    visit("/order-confirmation/TOKEN-1", routes);
    expect(await screen.findByRole("heading", { name: "Thank you for your order #TOKEN-1" })).toBeVisible();
  });

  it("pays an invoice and shows its confirmation", async () => {
    let invoice = anInvoice();
    visitInvoice("/checkout/LG-1001", { [GET_INVOICE]: () => invoice });
    const button = await screen.findByRole("button", { name: "Pay Invoice" });
    await fillInCard();
    invoice = aPaidInvoice();
    await buyer.click(button);
    expect(await screen.findByText("Payment of $1,204.00 USD received")).toBeVisible();
  });
});
