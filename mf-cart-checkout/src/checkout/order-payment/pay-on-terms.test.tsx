import type { PurchaseOrderTerms } from "@ligate/contract/cart/schemas";
import { problem } from "@ligate/platform/testing/fake-api";
import { screen, waitFor, within } from "@testing-library/react";
import { servePayPal } from "../../testing/paypal-script.ts";
import { aCart, aLine } from "../../testing/sample-cart.ts";
import {
  buyer,
  CREATE,
  getReview,
  placeOrder,
  reachPayment,
  visitCheckout,
} from "../../testing/visit-checkout.ts";
import {
  fillInPurchaseOrder,
  getPoForm,
  getPostedForms,
  getPoTab,
  PAY_WITH_PO,
  visitPurchaseOrder,
} from "../../testing/visit-purchase-order.ts";

const LIMIT = /^Your purchase-order limit/;

/** A cart of $1,137.00 if not given, with terms. */
const onTerms = (terms: Partial<PurchaseOrderTerms> = {}, cart = aCart(aLine({ quantity: 3 }))) => ({
  "GET /api/orders/cart/": {
    ...cart,
    purchase_order_terms: { net_days: 45, pays_all: true, ...terms },
  },
});

beforeEach(() => void servePayPal());

it("orders 1000 dollars and more by purchase order alone", async () => {
  const page = await visitPurchaseOrder(onTerms({ limit: 5000, open: 100 }));

  expect(getPoTab()).toHaveAccessibleName("Credit Card and Purchase Order");
  expect(getPoTab()).toHaveAccessibleDescription("$1,137.00 on an invoice, net 45 days");
  expect(screen.getByText("Net 45 days. Nothing is paid now.")).toBeVisible();
  expect(screen.queryByText(/50%/)).not.toBeInTheDocument();
  expect(screen.queryByText(LIMIT)).not.toBeInTheDocument();
  expect(screen.queryByRole("form", { name: "Pay by card" })).not.toBeInTheDocument();
  expect(getReview().getByText("To pay now").nextSibling).toHaveTextContent("$0.00");
  await fillInPurchaseOrder();
  await placeOrder();

  expect(await screen.findByText("Elsewhere: /order-confirmation/TOKEN-1")).toBeVisible();
  expect(getPostedForms(page, PAY_WITH_PO)).toMatchObject([
    { total_price: "1137.00", credit_price: "0.00", po_price: "1137.00" },
  ]);
  expect(page.getPosted(CREATE)).toEqual([]);
});

it("orders a quote on terms of less than 100 dollars by purchase order", async () => {
  const page = await visitPurchaseOrder(onTerms({ net_days: 30 }, aCart(aLine({ price: 40 }))));
  await fillInPurchaseOrder();
  await placeOrder();

  expect(await screen.findByText("Elsewhere: /order-confirmation/TOKEN-1")).toBeVisible();
  expect(getPostedForms(page, PAY_WITH_PO)).toMatchObject([{ credit_price: "0.00", po_price: "83.00" }]);
});

it("pays by card as without terms", async () => {
  const page = visitCheckout(onTerms());
  await reachPayment();
  await placeOrder();

  await screen.findByText(/^Elsewhere/);
  expect(page.getPosted(CREATE)).toMatchObject([{ total_price: 1137 }]);
});

describe("beyond the limit of the account", () => {
  const limited = { pays_all: false, limit: 5000, open: 4500 };

  it("is paid in halves, and says why", async () => {
    await visitPurchaseOrder(onTerms(limited));

    expect(screen.getByText(LIMIT)).toHaveTextContent(
      "Your purchase-order limit of $5,000.00 leaves $500.00, which is less than this order.",
    );
    expect(screen.getByText(/50% is paid upfront/)).toBeVisible();
    expect(getPoTab()).toHaveAccessibleName("Credit Card and Purchase Order");
    expect(getPoTab()).toHaveAccessibleDescription("$568.50 now, $568.50 on an invoice, net 30 days");
  });

  it("is on the usual terms below 1000 dollars, and leaves nothing if the limit is exceeded", async () => {
    await visitPurchaseOrder(onTerms({ ...limited, open: 6000 }, aCart(aLine())));

    expect(screen.getByText(LIMIT)).toHaveTextContent("leaves $0.00");
    expect(getPoTab()).toHaveAccessibleDescription("$422.00 on an invoice, net 30 days");
    expect(screen.queryByText(/Nothing is paid now/)).not.toBeInTheDocument();
  });
});

it("shows that the terms were taken away, keeps the input, and then asks for a half by card", async () => {
  let responses: object = onTerms()["GET /api/orders/cart/"];
  const current = aCart(aLine({ quantity: 3 }));
  const detail = "Half of your order is now paid by card or PayPal, and half by purchase order.";
  await visitPurchaseOrder({
    "GET /api/orders/cart/": () => responses,
    [`POST ${PAY_WITH_PO}`]: () => {
      responses = current;
      return problem(409, detail, { cart: current });
    },
  });
  await fillInPurchaseOrder();
  await placeOrder();
  const dialog = within(await screen.findByRole("dialog", { name: "Your order has changed" }));
  expect(dialog.getByText(`${detail} Nothing was charged.`)).toBeVisible();
  await buyer.click(dialog.getByRole("button", { name: "Accept the changes" }));

  expect(await screen.findByText(/50% is paid upfront/)).toBeVisible();
  await waitFor(() => expect(getReview().getByText("To pay now").nextSibling).toHaveTextContent("$568.50"));
  expect(screen.getByLabelText("PO number")).toHaveValue(" PO-7 ");
  expect(getPoForm().getByText("po-7.pdf")).toBeVisible();
});
