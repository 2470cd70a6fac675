import fc from "fast-check";
import { divideHalfUp, formatDollars, toCents, toDollars } from "./money.ts";
import { Money } from "./money-schema.ts";

const cents = fc.integer({ min: 0, max: 10_000_000_000 });

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
  const signed = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });
  fc.assert(fc.property(signed, (amount) => formatDollars(toDollars(amount)) === usd.format(amount / 100)));
});
