import fc from "fast-check";
import { discountedCents, divideHalfUp, formatDollars, parseCents, toCents, toDollars } from "./money.ts";
import { MAX_DOLLARS, Money } from "./money-schema.ts";

/** Up to the largest amount of the wire. */
const cents = fc.integer({ min: 0, max: toCents(MAX_DOLLARS) });

it("converts every amount of cents to the wire and back", () => {
  fc.assert(fc.property(cents, (amount) => toCents(toDollars(amount)) === amount));
});

it("accepts every whole number of cents", () => {
  fc.assert(fc.property(cents, (amount) => Money.safeParse(toDollars(amount)).success));
});

it.each([0.001, 1.005, -1, Number.NaN, Number.POSITIVE_INFINITY])("rejects %p as an amount", (amount) => {
  expect(Money.safeParse(amount).success).toBe(false);
});

it("divides with ties rounded up", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 10n ** 6n }), (n, d) => {
      fc.pre(n / d < BigInt(Number.MAX_SAFE_INTEGER));
      const twiceError = 2n * (BigInt(divideHalfUp(n, d)) * d - n);
      return -d < twiceError && twiceError <= d;
    }),
  );
});

it("formats dollars like Intl.NumberFormat", () => {
  expect(formatDollars(1204)).toBe("$1,204.00");
  const usd = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
  const signed = fc.integer({ min: -toCents(MAX_DOLLARS), max: toCents(MAX_DOLLARS) });
  fc.assert(fc.property(signed, (amount) => formatDollars(toDollars(amount)) === usd.format(amount / 100)));
});

it("reads decimal dollars to the cent", () => {
  fc.assert(fc.property(cents, (amount) => parseCents(toDollars(amount).toFixed(2)) === amount));
  expect(["7", "7.5", "0.07", "1000000000.01"].map(parseCents)).toEqual([700, 750, 7, 100_000_000_001]);
  expect(["", "1.005", "-1", "1e3", "1,000", ".5", "5."].map(parseCents)).toEqual(Array(7).fill(undefined));
});

it("takes a percentage off, rounded half up to cents", () => {
  expect(discountedCents(109_500, 12)).toBe(96_360);
  expect(discountedCents(5, 10)).toBe(5);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), fc.integer({ min: 0, max: 90 }), (list, off) => {
      const exact = BigInt(list) * BigInt(100 - off);
      const difference = BigInt(discountedCents(list, off)) * 100n - exact;
      return -50n < difference && difference <= 50n;
    }),
  );
});
