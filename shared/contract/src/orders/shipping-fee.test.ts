import fc from "fast-check";
import { toCents } from "../common/money.ts";
import { FREE_SHIPPING_FROM_CENTS, shippingFeeCents } from "./shipping-fee.ts";

it.each([
  [0, 4300],
  [49_999, 4300],
  [50_000, 0],
  [200_000, 0],
])("a subtotal of %d cents ships for %d", (subtotal, fee) => {
  expect(shippingFeeCents(subtotal)).toBe(fee);
});

it("is free from 500.00 dollars, and costs the same up to 499.99", () => {
  expect([toCents(499.99), toCents(500)].map(shippingFeeCents)).toEqual([43_00, 0]);
  const nearBorder = fc.integer({ min: FREE_SHIPPING_FROM_CENTS - 5, max: FREE_SHIPPING_FROM_CENTS + 5 });
  const anySubtotal = fc.integer({ min: 0, max: 100_000_000_00 });
  fc.assert(
    fc.property(
      fc.oneof(nearBorder, anySubtotal),
      (cents) => shippingFeeCents(cents) === (cents < FREE_SHIPPING_FROM_CENTS ? 43_00 : 0),
    ),
  );
});
