import { problem } from "@ligate/platform/testing/fake-api";
import { screen, waitFor } from "@testing-library/react";
import { type FakePayPal, fakePayPal } from "../../testing/fake-paypal.ts";
import { aCart, aLine } from "../../testing/sample-cart.ts";
import { aCapture, buyer } from "../../testing/visit-checkout.ts";
import {
  fillInPurchaseOrder,
  formsSent,
  MISSING,
  openPurchaseOrder,
  PAY,
  placeOrder,
  poForm,
  says,
} from "../../testing/visit-purchase-order.ts";

let paypal: FakePayPal;
beforeEach(() => {
  paypal = fakePayPal();
});

const CAPTURE = "/api/orders/capture/po/ORDER-1";
const CREATE = "/api/orders/create/";

describe("from 1000 dollars on", () => {
  const inHalves = {
    "GET /api/orders/cart/": aCart(aLine({ quantity: 3 })),
    [`POST ${CAPTURE}`]: { ...aCapture("CAPTURE-1"), payment_token: "TOKEN-2" },
  };

  it("half is paid by card and half by purchase order, as the notice says", async () => {
    const page = await openPurchaseOrder(inHalves);
    expect(screen.getByText(/50% is paid upfront/)).toHaveTextContent(
      "From $1,000.00 on, 50% is paid upfront by credit card or PayPal, and 50% by purchase order (PO): $568.50 now and $568.50 by purchase order.",
    );
    expect(await screen.findByText(/^To pay now:/)).toHaveTextContent("$568.50");
    await fillInPurchaseOrder();
    await screen.findByRole("form", { name: "Pay by card" });
    await placeOrder();

    expect(await screen.findByText("Elsewhere: /order-confirmation/TOKEN-2")).toBeVisible();
    expect(page.sent(CREATE)).toEqual([{ total_price: 568.5 }]);
    expect(formsSent(page, CAPTURE)).toMatchObject([
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
    expect(page.sent(PAY)).toEqual([]);
  });

  it("half is paid by PayPal", async () => {
    const page = await openPurchaseOrder(inHalves);
    await fillInPurchaseOrder();
    await buyer.click(await screen.findByRole("button", { name: "PayPal" }));
    expect(await screen.findByText("Elsewhere: /order-confirmation/TOKEN-2")).toBeVisible();
    expect(page.sent(CREATE)).toEqual([{ total_price: 568.5 }]);
  });

  it("nobody is asked for money without the purchase order, by card or by PayPal", async () => {
    const page = await openPurchaseOrder(inHalves);
    await screen.findByRole("form", { name: "Pay by card" });
    for (const name of ["Place Order", "PayPal"]) {
      await buyer.click(screen.getByRole("button", { name }));
      await says(MISSING);
      await buyer.click(screen.getByRole("button", { name: "Close message" }));
    }
    expect(page.sent(CREATE)).toEqual([]);
    expect(paypal.billedTo).toBeUndefined();
  });

  it("a declined card is said to be; the form stays, and pays with a good one", async () => {
    let captures = 0;
    const declined = problem(422, "Refused.", {
      details: [{ issue: "INSTRUMENT_DECLINED", description: "No." }],
      debug_id: "f5d2a7",
    });
    const page = await openPurchaseOrder({
      ...inHalves,
      [`POST ${CAPTURE}`]: () => (captures++ === 0 ? declined : inHalves[`POST ${CAPTURE}`]),
    });
    await fillInPurchaseOrder();
    await screen.findByRole("form", { name: "Pay by card" });
    await placeOrder();
    await says("Your payment was declined.");
    expect(poForm().getByText("po-7.pdf")).toBeVisible();
    await placeOrder();
    expect(await screen.findByText("Elsewhere: /order-confirmation/TOKEN-2")).toBeVisible();
    expect(page.sent(CAPTURE)).toHaveLength(2);
  });

  it("the card's fields and PayPal's button are new on each tab", async () => {
    await openPurchaseOrder(inHalves);
    await screen.findByRole("button", { name: "PayPal" });
    const renders = paypal.renders;
    await buyer.click(screen.getByRole("tab", { name: "Credit Card" }));
    await screen.findByText("To pay now:");
    await waitFor(() => expect(paypal.renders).toBeGreaterThan(renders));
    expect(screen.getByText("To pay now:")).toHaveTextContent("$1,137.00");
  });
});
