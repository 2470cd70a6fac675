import { shippingFeeCents } from "./shipping-fee.ts";

it.each([
  [0, 4300],
  [49_999, 4300],
  [50_000, 0],
  [200_000, 0],
])("a subtotal of %d cents ships for %d", (subtotal, fee) => {
  expect(shippingFeeCents(subtotal)).toBe(fee);
});
