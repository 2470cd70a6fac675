import { paymentSource } from "./payment-source.ts";

it.each([
  ["Made with PayPal", "", "Paid with PayPal"],
  ["Paid with Purchase Order (PO)", "", "Paid with Purchase Order"],
  ["VISA", "1111", "VISA ending in 1111"],
])("says of %s: %s", (payment_source, last_digits, text) => {
  expect(paymentSource({ payment_source, last_digits })).toBe(text);
});
