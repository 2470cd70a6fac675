import { screen } from "@testing-library/react";
import { servePayPal } from "../../testing/paypal-script.ts";
import {
  buyer,
  CAPTURE,
  fillIn,
  getPanel,
  placeOrder,
  reachPayment,
  visitCheckout,
} from "../../testing/visit-checkout.ts";
import {
  fillInPurchaseOrder,
  getPostedForms,
  PAY_WITH_PO,
  visitPurchaseOrder,
} from "../../testing/visit-purchase-order.ts";

const poNumber = (number: string) => `GET /api/users/po-numbers/${number}/`;
const references = {
  "Reference or PO number (optional)": "PO-11",
  "Cost center (optional)": "CC 1",
  "Recipient scientist (optional)": "Grace Hopper",
  "Principal investigator (optional)": "Ada Byron",
  "Invoices to (optional)": "ap@institute.example",
};

const findReferences = () => screen.findByRole("form", { name: "References", hidden: true });

beforeEach(() => void servePayPal());

it("sends the references with an order by card", async () => {
  const page = visitCheckout({ [poNumber("PO-11")]: { orders: [] } });
  await reachPayment();
  await findReferences();
  fillIn(getPanel("2. Billing"), references);
  await placeOrder();

  await screen.findByText(/^Elsewhere/);
  expect(page.getPosted(CAPTURE)).toMatchObject([
    {
      references: {
        po_number: "PO-11",
        cost_center: "CC 1",
        recipient: "Grace Hopper",
        principal_investigator: "Ada Byron",
        invoices_to: "ap@institute.example",
      },
    },
  ]);
});

it("sends none if none is filled in", async () => {
  const page = visitCheckout();
  await reachPayment();
  await placeOrder();

  await screen.findByText(/^Elsewhere/);
  expect(page.getPosted(CAPTURE)[0]).not.toHaveProperty("references");
});

it("does not pay with an address for invoices that is none", async () => {
  const page = visitCheckout();
  await reachPayment();
  await findReferences();
  fillIn(getPanel("2. Billing"), { "Invoices to (optional)": "accounts payable" });
  await placeOrder();

  expect(await screen.findByText("Invalid email address.")).toBeVisible();
  expect(screen.getByLabelText(/^Invoices to/)).toHaveFocus();
  expect(page.getPosted(CAPTURE)).toEqual([]);
});

it("offers the references of the last order", async () => {
  visitCheckout({
    "GET /api/users/view-user-info/": {
      first_name: "",
      last_name: "",
      company: "",
      shipping_address: null,
      references: { cost_center: "CC 9" },
    },
  });
  await reachPayment();

  await findReferences();
  expect(screen.getByLabelText(/^Cost center/)).toHaveValue("CC 9");
  expect(screen.getByLabelText(/^Cost center/)).toBeVisible();
});

it("warns of a PO number that an earlier order has, and takes it", async () => {
  const orders = [{ order_number: "4815162342", order_placed_date: "2026-11-20" }];
  const page = await visitPurchaseOrder({ [poNumber("PO-7")]: { orders } });
  await fillInPurchaseOrder();
  await findReferences();
  fillIn(getPanel("2. Billing"), { "Cost center (optional)": "CC 1" });

  expect(await screen.findByText(/^Order 4815162342 of .* has this PO number\./)).toBeVisible();
  await buyer.click(screen.getByRole("button", { name: "Place Order" }));
  await screen.findByText(/^Elsewhere/);
  expect(getPostedForms(page, PAY_WITH_PO)).toMatchObject([
    { order_number: "PO-7", references: JSON.stringify({ cost_center: "CC 1" }) },
  ]);
});
