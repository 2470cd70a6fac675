import { discountPercent } from "./discount.ts";

it.each([
  [429, 379, 12],
  [100, 100, 0],
  [0, 0, 0],
  [49, 36.75, 25],
])("from %d to %d is %d percent off", (list, unit, percent) => {
  expect(discountPercent(list, unit)).toBe(percent);
});
