import { screen, waitFor } from "@testing-library/react";
import { fillInCard, findPayPalButton, type PayPalScript, servePayPal } from "../../testing/paypal-script.ts";
import { aCart, aLine } from "../../testing/sample-cart.ts";
import { aCapture, aRefusal } from "../../testing/sample-payment.ts";
import { buyer, CREATE, findBannerMessage, placeOrder } from "../../testing/visit-checkout.ts";
import {
  fillInPurchaseOrder,
  getPoForm,
  getPostedForms,
  PAY_WITH_PO,
  PO_FIELDS_REQUIRED,
  visitPurchaseOrder,
} from "../../testing/visit-purchase-order.ts";

let paypal: PayPalScript;
beforeEach(() => {
  paypal = servePayPal();
});

const CAPTURE = "/api/orders/capture/po/ORDER-1";

describe("a purchase order of 1000 dollars or more", () => {
  const RESPONSES = {
    "GET /api/orders/cart/": aCart(aLine({ quantity: 3 })),
    [`POST ${CAPTURE}`]: { ...aCapture("CAPTURE-1"), payment_token: "TOKEN-2" },
  };

  it("is paid half by card, as its notice says", async () => {
    const page = await visitPurchaseOrder(RESPONSES);
    expect(screen.getByText(/50% is paid upfront/)).toHaveTextContent(
      "For orders of $1,000.00 or more, 50% is paid upfront by credit card or PayPal, and 50% by purchase order (PO): $568.50 now and $568.50 by purchase order.",
    );
    expect(await screen.findByText(/^To pay now:/)).toHaveTextContent("$568.50");
    expect((await screen.findByRole("button", { name: "Place Order" })).previousSibling).toHaveTextContent(
      "Total: $1,137.00Now: $568.50",
    );
    await fillInPurchaseOrder();
    await fillInCard();
    await placeOrder();

    expect(await screen.findByText("Elsewhere: /order-confirmation/TOKEN-2")).toBeVisible();
    expect(page.getPosted(CREATE)).toMatchObject([{ total_price: 568.5, payment_source: "card" }]);
    expect(getPostedForms(page, CAPTURE)).toMatchObject([
      {
        order_number: "PO-7",
        po_file: "po-7.pdf",
        subtotal: "1137.00",
        shipping_amount: "0.00",
        total_price: "1137.00",
        credit_price: "568.50",
        po_price: "568.50",
      },
    ]);
    expect(page.getPosted(PAY_WITH_PO)).toEqual([]);
  });

  it("is paid half by PayPal", async () => {
    const page = await visitPurchaseOrder(RESPONSES);
    await fillInPurchaseOrder();
    await buyer.click(await findPayPalButton());
    expect(await screen.findByText("Elsewhere: /order-confirmation/TOKEN-2")).toBeVisible();
    expect(page.getPosted(CREATE)).toMatchObject([{ total_price: 568.5, payment_source: "paypal" }]);
  });

  it("is required before a payment by card or PayPal", async () => {
    const page = await visitPurchaseOrder(RESPONSES);
    await screen.findByRole("form", { name: "Pay by card" });
    for (const button of [screen.getByRole("button", { name: "Place Order" }), await findPayPalButton()]) {
      await buyer.click(button);
      await findBannerMessage(PO_FIELDS_REQUIRED);
      await buyer.click(screen.getByRole("button", { name: "Close message" }));
    }
    expect(page.getPosted(CREATE)).toEqual([]);
    expect(paypal.cards).toEqual([]);
  });

  it("keeps its input when a card is declined, and is paid with another card", async () => {
    let captures = 0;
    const declined = aRefusal("INSTRUMENT_DECLINED", "No.");
    const page = await visitPurchaseOrder({
      ...RESPONSES,
      [`POST ${CAPTURE}`]: () => (captures++ === 0 ? declined : RESPONSES[`POST ${CAPTURE}`]),
    });
    await fillInPurchaseOrder();
    await fillInCard();
    await placeOrder();
    await findBannerMessage("Your payment was declined.");
    expect(getPoForm().getByText("po-7.pdf")).toBeVisible();
    await placeOrder();
    expect(await screen.findByText("Elsewhere: /order-confirmation/TOKEN-2")).toBeVisible();
    expect(page.getPosted(CAPTURE)).toHaveLength(2);
  });

  it("has card fields and a PayPal button of its own", async () => {
    await visitPurchaseOrder(RESPONSES);
    const first = await findPayPalButton();
    await buyer.click(screen.getByRole("tab", { name: "Credit Card" }));
    await screen.findByText("To pay now:");
    await waitFor(async () => expect(await findPayPalButton()).not.toBe(first));
    expect(screen.getByText("To pay now:")).toHaveTextContent("$1,137.00");
  });
});
