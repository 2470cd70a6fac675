import fc from "fast-check";
import { discountedCents, toDollars } from "../common/money.ts";
import { discountPercent } from "./discount.ts";

it.each([
  [429, 379, 12],
  [100, 100, 0],
  [0, 0, 0],
  [49, 36.75, 25],
])("from %d to %d is %d percent off", (list, unit, percent) => {
  expect(discountPercent(list, unit)).toBe(percent);
});

it("shows the percentage that was taken off", () => {
  const percents = fc.integer({ min: 0, max: 90 });
  const lists = fc.integer({ min: 2_00, max: 1_000_000_00 });
  fc.assert(
    fc.property(
      lists,
      percents,
      (list, percent) =>
        discountPercent(toDollars(list), toDollars(discountedCents(list, percent))) === percent,
    ),
  );
});
