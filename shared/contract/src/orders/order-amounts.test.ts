import fc from "fast-check";
import { toCents, toDollars } from "../common/money.ts";
import { Money } from "../common/money-schema.ts";
import { purchaseOrderSplit } from "../payments/payment-split.ts";
import { orderAmounts } from "./order-amounts.ts";

const pieces = fc.record({
  unitPriceCents: fc.integer({ min: 1, max: 9_999_999_99 }),
  quantity: fc.integer({ min: 1, max: 999 }),
});
/** Any cart, with the largest price and quantity on each of its 100 lines. */
const cart = fc.array(pieces, { minLength: 1, maxLength: 100 });

it("adds up every cart to the cent, whatever the order of its lines", () => {
  fc.assert(
    fc.property(cart, (lines) => {
      const { subtotalCents, shippingCents, totalCents, quantity } = orderAmounts(lines);
      const exact = lines.reduce(
        (sum, line) => sum + BigInt(line.unitPriceCents) * BigInt(line.quantity),
        0n,
      );

      expect(BigInt(subtotalCents)).toBe(exact);
      expect(totalCents).toBe(subtotalCents + shippingCents);
      expect(quantity).toBe(lines.reduce((sum, line) => sum + line.quantity, 0));
      expect(orderAmounts(lines.toReversed())).toEqual(orderAmounts(lines));
    }),
  );
});

it("has the same amounts for the page, which reads dollars, and for the server", () => {
  fc.assert(
    fc.property(cart, (lines) => {
      const seen = lines.map(({ unitPriceCents, quantity }) => ({
        unitPriceCents: toCents(Money.parse(toDollars(unitPriceCents))),
        quantity,
      }));
      const { subtotalCents, totalCents } = orderAmounts(seen);

      expect(orderAmounts(lines)).toEqual(orderAmounts(seen));
      expect(toCents(Money.parse(toDollars(subtotalCents)))).toBe(subtotalCents);
      expect(toCents(Money.parse(toDollars(totalCents)))).toBe(totalCents);
    }),
  );
});

it("splits every cart without losing a cent", () => {
  fc.assert(
    fc.property(cart, (lines) => {
      const { totalCents } = orderAmounts(lines);
      const split = purchaseOrderSplit(totalCents);
      expect(split ? split.creditCents + split.poCents : totalCents).toBe(totalCents);
    }),
  );
});

it.each([
  [[{ unitPriceCents: 499_99, quantity: 1 }], 542_99],
  [[{ unitPriceCents: 500_00, quantity: 1 }], 500_00],
  [[{ unitPriceCents: 166_67, quantity: 3 }], 500_01],
  [[{ unitPriceCents: 166_66, quantity: 3 }], 542_98],
])("ships %j for a total of %d cents", (lines, total) => {
  expect(orderAmounts(lines).totalCents).toBe(total);
});
