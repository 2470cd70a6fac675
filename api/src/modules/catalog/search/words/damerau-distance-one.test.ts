import fc from "fast-check";
import { isOneSlipAway } from "./damerau-distance-one.ts";

it.each([
  ["tp35", "tp53"],
  ["egfrr", "egfr"],
  ["egr", "egfr"],
  ["brca2", "brca1"],
])("%s is one slip from %s", (typed, meant) => {
  expect(isOneSlipAway(typed, meant)).toBe(true);
});

it.each([
  ["tp53", "tp53"],
  ["tp", "tp53"],
  ["abcd", "badc"],
  ["kras", "hrasx"],
])("%s is not one slip from %s", (typed, meant) => {
  expect(isOneSlipAway(typed, meant)).toBe(false);
});

it("holds both ways, and for every letter left out", () => {
  const word = fc.string({ minLength: 2, unit: fc.constantFrom(..."abc1") });
  fc.assert(
    fc.property(word, word, fc.nat(), (one, other, at) => {
      const i = at % one.length;
      expect(isOneSlipAway(one, other)).toBe(isOneSlipAway(other, one));
      expect(isOneSlipAway(one.slice(0, i) + one.slice(i + 1), one)).toBe(true);
    }),
  );
});
