import { PURCHASE_ORDER_FILE_MAX_BYTES } from "@ligate/contract/payments/purchase-order-constants";
import { screen, waitFor } from "@testing-library/react";
import { fakePayPal } from "../../testing/fake-paypal.ts";
import { aCart, aLine } from "../../testing/sample-cart.ts";
import { buyer, panel, reachPayment, visitCheckout } from "../../testing/visit-checkout.ts";
import {
  aPdf,
  choose,
  fillInPurchaseOrder,
  MISSING,
  openPurchaseOrder,
  PAY,
  placeOrder,
  poForm,
  poTab,
  review,
  says,
} from "../../testing/visit-purchase-order.ts";

beforeEach(() => void fakePayPal());

describe("the tab of purchase orders", () => {
  it.each([
    ["99.99", 56.99, 1],
    ["100.00", 57, 2],
  ])("stands beside the card's at a total of %s: %d and shipping", async (_, price, tabs) => {
    visitCheckout({ "GET /api/orders/cart/": aCart(aLine({ price })) });
    await reachPayment();
    expect(screen.getAllByRole("tab")).toHaveLength(tabs);
  });

  it.each([
    ["999.99", 999.99, "$0.00", "$999.99"],
    ["1000.00", 1000, "$500.00", "$500.00"],
    ["1000.01", 1000.01, "$500.00", "$500.01"],
  ])("divides %s to the cent", async (_, price, now, byOrder) => {
    await openPurchaseOrder({ "GET /api/orders/cart/": aCart(aLine({ price })) });
    expect(review().getByText("To pay now").nextSibling).toHaveTextContent(now);
    expect(review().getByText("By purchase order (PO)").nextSibling).toHaveTextContent(byOrder);
    await buyer.click(screen.getByRole("tab", { name: "Credit Card" }));
    expect(review().queryByText("By purchase order (PO)")).not.toBeInTheDocument();
    expect(await screen.findByText(/^To pay now:/)).toHaveTextContent(
      `$${price.toLocaleString("en-US", { minimumFractionDigits: 2 })}`,
    );
  });

  it("is reached by the arrow keys, and its form by Tab", async () => {
    visitCheckout();
    await reachPayment();
    screen.getByRole("tab", { name: "Credit Card" }).focus();
    await buyer.keyboard("{ArrowRight}");
    expect(poTab()).toHaveFocus();
    await screen.findByLabelText("PO number");
    await buyer.tab();
    expect(screen.getByLabelText("PO number")).toHaveFocus();
    await buyer.tab();
    expect(screen.getByLabelText("Purchase order (PDF)")).toHaveFocus();
    await buyer.tab();
    expect(screen.getByRole("button", { name: "Place Order" })).toHaveFocus();
  });
});

describe("what is filled in", () => {
  it("is wanted: number and file", async () => {
    const page = await openPurchaseOrder();
    await placeOrder();
    await says(MISSING);
    expect(poForm().getAllByText(MISSING)).toHaveLength(2);
    expect(screen.getByLabelText("PO number")).toHaveFocus();

    await buyer.type(screen.getByLabelText("PO number"), "PO-7");
    expect(poForm().getAllByText(MISSING)).toHaveLength(1);
    await placeOrder();
    await waitFor(() => expect(screen.getByLabelText("Purchase order (PDF)")).toHaveFocus());
    expect(screen.getByLabelText("Purchase order (PDF)")).toHaveAccessibleDescription(
      `No file chosen PDF, 10 MB at most. ${MISSING}`,
    );
    expect(page.sent(PAY)).toEqual([]);
  });

  it.each([
    ["a picture that is called PDF", aPdf("\u0089PNG"), "Please choose a purchase order (PO) in PDF format."],
    ["half a PDF", aPdf("%PDF-1.7 and no end"), "Please choose a purchase order (PO) in PDF format."],
    ["an empty file", aPdf(""), MISSING],
    [
      "a file of more than 10 MB",
      aPdf(`%PDF-${" ".repeat(PURCHASE_ORDER_FILE_MAX_BYTES)}%%EOF`),
      "A purchase order (PO) may have at most 10 MB.",
    ],
  ])("is not %s: said at once, and again instead of sending it", async (_, file, text) => {
    const page = await openPurchaseOrder();
    await fillInPurchaseOrder(file);
    expect(await poForm().findByText(text)).toBeVisible();
    await placeOrder();
    await says(text);
    expect(page.sent(PAY)).toEqual([]);

    await choose(aPdf());
    await waitFor(() => expect(poForm().queryByText(text)).not.toBeInTheDocument());
    await placeOrder();
    expect(await screen.findByText("Elsewhere: /order-confirmation/TOKEN-1")).toBeVisible();
  });

  it("comes with a billing address, where another one is asked for", async () => {
    const page = await openPurchaseOrder();
    await fillInPurchaseOrder();
    await buyer.click(screen.getByLabelText("Billing address is the same as shipping"));
    await placeOrder();
    await says("An error has occurred. Please make sure to fill in all required fields.");
    expect(await panel("2. Billing").findByText("Address is required")).toBeVisible();
    expect(page.sent(PAY)).toEqual([]);
  });

  it("stays over a change of the tab and an edit of the shipping", async () => {
    await openPurchaseOrder();
    await fillInPurchaseOrder();
    await buyer.click(screen.getByRole("tab", { name: "Credit Card" }));
    expect(screen.queryByLabelText("PO number")).not.toBeInTheDocument();
    await buyer.click(poTab());
    expect(await screen.findByLabelText("PO number")).toHaveValue(" PO-7 ");
    expect(poForm().getByText("po-7.pdf")).toBeVisible();

    await buyer.click(screen.getByRole("button", { name: "Edit 1. Shipping" }));
    await buyer.click(screen.getByRole("button", { name: "Continue to billing" }));
    await waitFor(() => expect(poTab()).toHaveAttribute("aria-selected", "true"));
    expect(screen.getByLabelText("PO number")).toHaveValue(" PO-7 ");
    await placeOrder();
    expect(await screen.findByText("Elsewhere: /order-confirmation/TOKEN-1")).toBeVisible();
  });
});
