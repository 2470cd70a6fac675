import fc from "fast-check";
import { HALF_UPFRONT_FROM_CENTS, PURCHASE_ORDER_FROM_CENTS, purchaseOrderSplit } from "./payment-split.ts";

const total = fc.integer({ min: 0, max: 100_000_000_00 });

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

it("assigns every total to the purchase order on terms", () => {
  fc.assert(
    fc.property(total, (total) => {
      expect(purchaseOrderSplit(total, true)).toEqual({ creditCents: 0, poCents: total });
    }),
  );
});

it("is the same without terms, whether the page or an older one asks", () => {
  fc.assert(
    fc.property(total, (total) => {
      expect(purchaseOrderSplit(total, false)).toEqual(purchaseOrderSplit(total));
      expect(purchaseOrderSplit(total, undefined)).toEqual(purchaseOrderSplit(total));
    }),
  );
});

it("splits without losing a cent, into halves that differ by a cent at most", () => {
  fc.assert(
    fc.property(total, (total) => {
      const split = purchaseOrderSplit(total);
      if (!split) return total < PURCHASE_ORDER_FROM_CENTS;
      const { creditCents, poCents } = split;
      const difference = poCents - creditCents;
      const isHalf = total >= HALF_UPFRONT_FROM_CENTS;
      return (
        creditCents + poCents === total && (isHalf ? difference === 0 || difference === 1 : creditCents === 0)
      );
    }),
  );
});
