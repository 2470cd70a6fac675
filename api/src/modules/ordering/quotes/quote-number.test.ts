import fc from "fast-check";
import { createQuoteNumber, formatQuoteNumber, normalizeQuoteNumber } from "./quote-number.ts";

const bits = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });

it("has 13 unambiguous characters", () => {
  fc.assert(fc.property(bits, (n) => /^QT-[0-9A-HJKMNP-TV-Z]{13}$/.test(formatQuoteNumber(n))));
});

it("differs for different bits", () => {
  fc.assert(fc.property(bits, bits, (a, b) => (formatQuoteNumber(a) === formatQuoteNumber(b)) === (a === b)));
});

it("is normalized however it is typed", () => {
  fc.assert(
    fc.property(bits, (n) => {
      const number = formatQuoteNumber(n);
      const misread = number.slice(3).replaceAll("0", "o").replaceAll("1", "l");
      const typings = [number.toLowerCase(), ` ${number} `, number.slice(3), `qt ${misread}`];
      return typings.every((typed) => normalizeQuoteNumber(typed) === number);
    }),
  );
});

it("is random", () => {
  expect(createQuoteNumber()).not.toBe(createQuoteNumber());
});
