import fc from "fast-check";
import { limitText } from "./purchase-order-limit.ts";

it("says what the limit leaves", () => {
  expect(limitText({ limitCents: 5000_00, openCents: 3800_00 })).toBe(
    "Your purchase-order limit of $5,000.00 leaves $1,200.00, which is less than this order.",
  );
});

it("leaves nothing of a limit that is exceeded, because staff have reduced it", () => {
  const cents = fc.integer({ min: 1, max: 999_999_99 });
  fc.assert(
    fc.property(cents, cents, (limitCents, more) => {
      expect(limitText({ limitCents, openCents: limitCents + more })).toContain("leaves $0.00,");
    }),
  );
});
