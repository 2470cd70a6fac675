import type { OrderView } from "@ligate/contract/orders/schemas";
import { anInvoice, anOrder } from "../testing/samples.ts";
import { getPaymentText } from "./order-state.ts";

const byPurchaseOrder = {
  payment_source: "Paid with Purchase Order (PO)",
  last_digits: "",
  po_number: "PO-7",
  status: "open",
};
const halfByCard = {
  ...byPurchaseOrder,
  payment_source: "Purchase Order (PO) and Visa",
  last_digits: "1111",
};

it.each<[string, Partial<OrderView>, string]>([
  ["paid by card", {}, "VISA ending in 1111"],
  ["without an invoice yet", byPurchaseOrder, "Purchase Order, invoice to follow"],
  [
    "with an unpaid invoice",
    { ...byPurchaseOrder, status: "invoiced", invoice: anInvoice() },
    "Purchase Order, invoice due June 7, 2025",
  ],
  [
    "with a paid invoice",
    { ...byPurchaseOrder, status: "paid", invoice: anInvoice({ is_paid: true }) },
    "Paid with Purchase Order",
  ],
  ["that is cancelled", { ...byPurchaseOrder, status: "cancelled" }, "Purchase Order"],
  [
    "whose payment is reviewed",
    { status: "open", payment_status: "pending" },
    "VISA ending in 1111, under review at PayPal",
  ],
  [
    "whose payment was refused after the review",
    { status: "cancelled", payment_status: "denied" },
    "VISA ending in 1111, refused by PayPal: nothing was taken",
  ],
  [
    "whose card half is reviewed",
    { ...halfByCard, payment_status: "pending" },
    "Purchase Order (PO) and Visa ending in 1111, under review at PayPal",
  ],
  ["paid half by card", halfByCard, "Purchase Order (PO) and Visa ending in 1111, invoice to follow"],
])("describes the payment of an order %s", (_, order, text) => {
  expect(getPaymentText(anOrder(order))).toBe(text);
});
