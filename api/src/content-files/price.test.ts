import { formatCents } from "@ligate/contract/common/money";
import fc from "fast-check";
import { Price } from "./price.ts";

const cents = fc.integer({ min: 1, max: 9_999_999_99 });

it("reads every price to the cent", () => {
  fc.assert(
    fc.property(cents, (amount) => {
      const text = formatCents(amount).replace(/[$,]/g, "");
      return Price.parse(text) === amount && Price.parse(text.replace(/0$/, "")) === amount;
    }),
  );
});

it.each([
  ["45", 4500],
  ["45.5", 4550],
  ["0.07", 7],
  ["1095.99", 109_599],
])("reads %s", (text, amount) => {
  expect(Price.parse(text)).toBe(amount);
});

it.each(["0", "0.00"])("requires more than nothing: %j", (text) => {
  expect(Price.safeParse(text).error?.issues[0]?.message).toBe("has to be more than nothing");
});

it.each(["", "1.005", "-1", "1,000", "1e3", "$5", "10000000", " 5"])("rejects %j", (text) => {
  expect(Price.safeParse(text).error?.issues[0]?.message).toBe("has to be dollars, such as 1204.50");
});
