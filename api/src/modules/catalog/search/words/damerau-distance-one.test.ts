import fc from "fast-check";
import { isDamerauDistanceOne } from "./damerau-distance-one.ts";

it.each([
  ["tp35", "tp53"],
  ["egfrr", "egfr"],
  ["egr", "egfr"],
  ["brca2", "brca1"],
])("%s is at distance one from %s", (typed, meant) => {
  expect(isDamerauDistanceOne(typed, meant)).toBe(true);
});

it.each([
  ["tp53", "tp53"],
  ["tp", "tp53"],
  ["abcd", "badc"],
  ["kras", "hrasx"],
])("%s is not at distance one from %s", (typed, meant) => {
  expect(isDamerauDistanceOne(typed, meant)).toBe(false);
});

it("is symmetric, and true for every deleted letter", () => {
  const word = fc.string({ minLength: 2, unit: fc.constantFrom(..."abc1") });
  fc.assert(
    fc.property(word, word, fc.nat(), (one, other, at) => {
      const i = at % one.length;
      expect(isDamerauDistanceOne(one, other)).toBe(isDamerauDistanceOne(other, one));
      expect(isDamerauDistanceOne(one.slice(0, i) + one.slice(i + 1), one)).toBe(true);
    }),
  );
});
