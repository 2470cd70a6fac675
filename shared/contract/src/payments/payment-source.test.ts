import { paymentSource } from "./payment-source.ts";

it.each([
  ["Made with PayPal", "", "Paid with PayPal"],
  ["Paid with Purchase Order (PO)", "", "Paid with Purchase Order"],
  ["Purchase Order (PO) and Visa", "1111", "Purchase Order (PO) and Visa ending in 1111"],
  ["Paid with Purchase Order (PO) and PayPal", "", "Paid with Purchase Order (PO) and PayPal"],
  ["VISA", "1111", "VISA ending in 1111"],
])("describes the source %s with the digits %j as %s", (payment_source, last_digits, text) => {
  expect(paymentSource({ payment_source, last_digits })).toBe(text);
});
