import fc from "fast-check";
import { QUANTITY_MAX, QUANTITY_MIN } from "./constants.ts";
import { clampQuantity, parseQuantity } from "./parse-quantity.ts";

const TOO_LARGE = "The largest quantity is 999. Please ask us for a quote for more.";
const TOO_SMALL = "The smallest quantity is 1.";
const NOT_WHOLE = "Please enter a whole number from 1 to 999.";

it.each([
  ["1", { quantity: 1 }],
  ["999", { quantity: 999 }],
  [" 12 ", { quantity: 12 }],
  ["007", { quantity: 7 }],
  ["1000", { quantity: 999, message: TOO_LARGE }],
  ["99999999999999999999", { quantity: 999, message: TOO_LARGE }],
  ["0", { quantity: 1, message: TOO_SMALL }],
  ["-5", { quantity: 1, message: TOO_SMALL }],
  ["", { quantity: 1 }],
  ["  ", { quantity: 1 }],
])("reads %j as %j", (text, parsed) => {
  expect(parseQuantity(text)).toEqual(parsed);
});

it.each(["2.5", "2,5", "1,000", "1e3", "ten", "2 5", "+3", "--1", "½", "٣", "0x10", "Infinity"])(
  "refuses %j, which is not a whole number",
  (text) => {
    expect(parseQuantity(text)).toEqual({ message: NOT_WHOLE });
  },
);

it("reads every whole number as the nearest quantity, and says so exactly if it differs", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), (whole) => {
      const { quantity, message } = parseQuantity(String(whole));
      expect(quantity).toBe(Math.min(Math.max(Number(whole), QUANTITY_MIN), QUANTITY_MAX));
      expect(message !== undefined).toBe(BigInt(quantity ?? 0) !== whole);
    }),
  );
});

it("reads no other text as a quantity: never the digits of it alone", () => {
  const other = fc.string().filter((text) => !/^\s*(-?\d+)?\s*$/.test(text));
  fc.assert(
    fc.property(other, (text) => {
      expect(parseQuantity(text)).toEqual({ message: NOT_WHOLE });
    }),
  );
});

it("limits a quantity to 1 to 999", () => {
  expect([0, 1, 500, 999, 1000].map(clampQuantity)).toEqual([1, 1, 500, 999, 999]);
});
