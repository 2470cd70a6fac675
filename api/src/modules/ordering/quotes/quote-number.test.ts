import fc from "fast-check";
import { drawQuoteNumber, quoteNumber, readQuoteNumber } from "./quote-number.ts";

const bits = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });

it("has 13 characters that nobody misreads", () => {
  fc.assert(fc.property(bits, (n) => /^QT-[0-9A-HJKMNP-TV-Z]{13}$/.test(quoteNumber(n))));
});

it("is another one for other bits", () => {
  fc.assert(fc.property(bits, bits, (a, b) => (quoteNumber(a) === quoteNumber(b)) === (a === b)));
});

it("is read however it is typed", () => {
  fc.assert(
    fc.property(bits, (n) => {
      const number = quoteNumber(n);
      const misread = number.slice(3).replaceAll("0", "o").replaceAll("1", "l");
      const typings = [number.toLowerCase(), ` ${number} `, number.slice(3), `qt ${misread}`];
      return typings.every((typed) => readQuoteNumber(typed) === number);
    }),
  );
});

it("is drawn anew each time", () => {
  expect(drawQuoteNumber()).not.toBe(drawQuoteNumber());
});
