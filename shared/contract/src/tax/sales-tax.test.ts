import fc from "fast-check";
import { salesTaxCents } from "./sales-tax.ts";

it.each([
  [42_900, "0.086250", 3700],
  [100, "0.005", 1],
  [100, "0.0049", 0],
  [10_000, "0", 0],
  [99_999, "1", 99_999],
])("taxes %d cents at %s with %d", (subtotal, rate, tax) => {
  expect(salesTaxCents(subtotal, rate)).toBe(tax);
});

it("never taxes more for a smaller subtotal", () => {
  const subtotal = fc.integer({ min: 0, max: 10_000_000_00 });
  const rate = fc.integer({ min: 0, max: 150_000 }).map((millionths) => (millionths / 1e6).toFixed(6));
  fc.assert(
    fc.property(subtotal, subtotal, rate, (a, b, rate) => {
      const [less, more] = a < b ? [a, b] : [b, a];
      return salesTaxCents(less, rate) <= salesTaxCents(more, rate);
    }),
  );
});
