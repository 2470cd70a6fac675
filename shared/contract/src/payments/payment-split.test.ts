import fc from "fast-check";
import { purchaseOrderSplit } from "./payment-split.ts";

const total = fc.integer({ min: 0, max: 100_000_000 });

it("offers no purchase order below 100 dollars", () => {
  expect(purchaseOrderSplit(99_99)).toBeUndefined();
});

it("assigns the whole total to the purchase order from 100 to below 1000 dollars", () => {
  expect(purchaseOrderSplit(100_00)).toEqual({ creditCents: 0, poCents: 100_00 });
  expect(purchaseOrderSplit(999_99)).toEqual({ creditCents: 0, poCents: 999_99 });
});

it("halves totals from 1000 dollars, to the cent", () => {
  expect(purchaseOrderSplit(1000_00)).toEqual({ creditCents: 500_00, poCents: 500_00 });
  expect(purchaseOrderSplit(1000_01)).toEqual({ creditCents: 500_00, poCents: 500_01 });
});

it("splits without losing a cent", () => {
  fc.assert(
    fc.property(total, (total) => {
      const split = purchaseOrderSplit(total);
      return (
        !split ||
        (split.creditCents + split.poCents === total && Math.abs(split.poCents - split.creditCents) <= total)
      );
    }),
  );
});
