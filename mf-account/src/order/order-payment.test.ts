import { anInvoice, anOrder } from "../testing/samples.ts";
import { orderPayment } from "./order-payment.ts";

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

it.each([
  ["paid by card", {}, "VISA ending in 1111"],
  ["without an invoice yet", byPurchaseOrder, "Purchase Order, invoice follows"],
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
  ["paid half by card", halfByCard, "Purchase Order (PO) and Visa ending in 1111, invoice follows"],
])("describes the payment of an order %s", (_, order, text) => {
  expect(orderPayment(anOrder(order))).toBe(text);
});
