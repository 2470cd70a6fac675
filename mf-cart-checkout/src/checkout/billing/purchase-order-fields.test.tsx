import { PURCHASE_ORDER_FILE_MAX_BYTES } from "@ligate/contract/payments/purchase-order-constants";
import { screen, waitFor } from "@testing-library/react";
import { servePayPal } from "../../testing/paypal-script.ts";
import { aCart, aLine } from "../../testing/sample-cart.ts";
import {
  buyer,
  findBannerMessage,
  getPanel,
  getReview,
  placeOrder,
  reachPayment,
  visitCheckout,
} from "../../testing/visit-checkout.ts";
import {
  aPdf,
  chooseFile,
  fillInPurchaseOrder,
  getPoForm,
  getPoTab,
  PAY_WITH_PO,
  PO_FIELDS_REQUIRED,
  visitPurchaseOrder,
} from "../../testing/visit-purchase-order.ts";

beforeEach(() => void servePayPal());

describe("the tab of purchase orders", () => {
  it.each([
    ["99.99", 56.99, 1],
    ["100.00", 57, 2],
  ])("at a total of %s (a price of %d, and shipping) there are %d tabs", async (_, price, tabs) => {
    visitCheckout({ "GET /api/orders/cart/": aCart(aLine({ price })) });
    await reachPayment();
    expect(screen.getAllByRole("tab")).toHaveLength(tabs);
  });

  it.each([
    ["999.99", 999.99, "$0.00", "$999.99"],
    ["1000.00", 1000, "$500.00", "$500.00"],
    ["1000.01", 1000.01, "$500.00", "$500.01"],
  ])("splits %s to the cent", async (_, price, now, byPurchaseOrder) => {
    await visitPurchaseOrder({ "GET /api/orders/cart/": aCart(aLine({ price })) });
    expect(getReview().getByText("To pay now").nextSibling).toHaveTextContent(now);
    expect(getReview().getByText("By purchase order (PO)").nextSibling).toHaveTextContent(byPurchaseOrder);
    await buyer.click(screen.getByRole("tab", { name: "Credit Card" }));
    expect(getReview().queryByText("By purchase order (PO)")).not.toBeInTheDocument();
    expect(await screen.findByText(/^To pay now:/)).toHaveTextContent(
      `$${price.toLocaleString("en-US", { minimumFractionDigits: 2 })}`,
    );
  });

  it("takes its error message along when it is left", async () => {
    await visitPurchaseOrder();
    await placeOrder();
    await findBannerMessage(PO_FIELDS_REQUIRED);
    await buyer.click(screen.getByRole("tab", { name: "Credit Card" }));
    expect(screen.queryByText(PO_FIELDS_REQUIRED)).not.toBeInTheDocument();
  });

  it("is selected with the arrow keys, and its form is reached with Tab", async () => {
    visitCheckout();
    await reachPayment();
    screen.getByRole("tab", { name: "Credit Card" }).focus();
    await buyer.keyboard("{ArrowRight}");
    expect(getPoTab()).toHaveFocus();
    await screen.findByLabelText("PO number");
    await buyer.tab();
    expect(screen.getByLabelText("PO number")).toHaveFocus();
    await buyer.tab();
    expect(screen.getByLabelText("Purchase order (PDF)")).toHaveFocus();
    await buyer.tab();
    expect(screen.getByRole("button", { name: "Place Order" })).toHaveFocus();
  });
});

describe("the purchase order form", () => {
  it("requires a number and a file", async () => {
    const page = await visitPurchaseOrder();
    await placeOrder();
    await findBannerMessage(PO_FIELDS_REQUIRED);
    expect(getPoForm().getAllByText(PO_FIELDS_REQUIRED)).toHaveLength(2);
    expect(screen.getByLabelText("PO number")).toHaveFocus();

    await buyer.type(screen.getByLabelText("PO number"), "PO-7");
    expect(getPoForm().getAllByText(PO_FIELDS_REQUIRED)).toHaveLength(1);
    await placeOrder();
    await waitFor(() => expect(screen.getByLabelText("Purchase order (PDF)")).toHaveFocus());
    expect(screen.getByLabelText("Purchase order (PDF)")).toHaveAccessibleDescription(
      `No file chosen PDF, up to 10 MB. ${PO_FIELDS_REQUIRED}`,
    );
    expect(page.getPosted(PAY_WITH_PO)).toEqual([]);
  });

  it.each([
    [
      "an image with the name of a PDF",
      aPdf("\u0089PNG"),
      "Please choose a purchase order (PO) in PDF format.",
    ],
    ["an incomplete PDF", aPdf("%PDF-1.7 and no end"), "Please choose a purchase order (PO) in PDF format."],
    ["an empty file", aPdf(""), PO_FIELDS_REQUIRED],
    [
      "a file of more than 10 MB",
      aPdf(`%PDF-${" ".repeat(PURCHASE_ORDER_FILE_MAX_BYTES)}%%EOF`),
      "A purchase order (PO) may have at most 10 MB.",
    ],
  ])("rejects %s when it is chosen, and again when the order is placed", async (_, file, text) => {
    const page = await visitPurchaseOrder();
    await fillInPurchaseOrder(file);
    expect(await getPoForm().findByText(text)).toBeVisible();
    await placeOrder();
    await findBannerMessage(text);
    expect(page.getPosted(PAY_WITH_PO)).toEqual([]);

    await chooseFile(aPdf());
    await waitFor(() => expect(getPoForm().queryByText(text)).not.toBeInTheDocument());
    await placeOrder();
    expect(await screen.findByText("Elsewhere: /order-confirmation/TOKEN-1")).toBeVisible();
  });

  it("requires the billing address if it differs from the shipping address", async () => {
    const page = await visitPurchaseOrder();
    await fillInPurchaseOrder();
    await buyer.click(screen.getByLabelText("Billing address is the same as shipping"));
    await placeOrder();
    await findBannerMessage("An error has occurred. Please make sure to fill in all required fields.");
    expect(await getPanel("2. Billing").findByText("Address is required")).toBeVisible();
    expect(page.getPosted(PAY_WITH_PO)).toEqual([]);
  });

  it("keeps its input when the tab changes and when the shipping address is edited", async () => {
    await visitPurchaseOrder();
    await fillInPurchaseOrder();
    await buyer.click(screen.getByRole("tab", { name: "Credit Card" }));
    expect(screen.queryByLabelText("PO number")).not.toBeInTheDocument();
    await buyer.click(getPoTab());
    expect(await screen.findByLabelText("PO number")).toHaveValue(" PO-7 ");
    expect(getPoForm().getByText("po-7.pdf")).toBeVisible();

    await buyer.click(screen.getByRole("button", { name: "Edit 1. Shipping" }));
    await buyer.click(screen.getByRole("button", { name: "Continue to billing" }));
    await waitFor(() => expect(getPoTab()).toHaveAttribute("aria-selected", "true"));
    expect(screen.getByLabelText("PO number")).toHaveValue(" PO-7 ");
    await placeOrder();
    expect(await screen.findByText("Elsewhere: /order-confirmation/TOKEN-1")).toBeVisible();
  });
});
