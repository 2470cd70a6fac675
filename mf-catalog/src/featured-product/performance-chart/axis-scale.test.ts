import fc from "fast-check";
import { type AxisScale, linearScale, logScale, zeroBasedScale } from "./axis-scale.ts";

const arrayOf = (value: fc.Arbitrary<number>) => fc.array(value, { minLength: 1, maxLength: 36 });
const values = arrayOf(fc.integer({ min: 0, max: 1e9 }).map((thousandths) => thousandths / 1000));
const positive = arrayOf(
  fc
    .record({ digits: fc.integer({ min: 100, max: 999 }), power: fc.integer({ min: -6, max: 8 }) })
    .map(({ digits, power }) => Number(`${digits}e${power}`)),
);

/** Checks the properties of every scale of these values. */
function expectValidScale({ ticks, position }: AxisScale, all: number[]): void {
  const positions = all.map(position);
  expect(Math.min(...positions)).toBeGreaterThanOrEqual(-1e-9);
  expect(Math.max(...positions)).toBeLessThanOrEqual(1 + 1e-9);
  for (const [index, value] of all.entries()) {
    const other = all[index - 1] ?? value;
    if (value !== other) expect(position(value) > position(other)).toBe(value > other);
  }
  expect(ticks.length).toBeGreaterThanOrEqual(2);
  expect(ticks).toEqual([...new Set(ticks)].sort((a, b) => a - b));
  expect(position(ticks[0] ?? Number.NaN)).toBeCloseTo(0);
  expect(position(ticks.at(-1) ?? Number.NaN)).toBeCloseTo(1);
}

it("maps all values into the axis, in order, with ticks at both ends", () => {
  fc.assert(fc.property(values, (all) => expectValidScale(linearScale(all), all)));
  fc.assert(fc.property(values, (all) => expectValidScale(zeroBasedScale(all), all)));
  fc.assert(fc.property(positive, (all) => expectValidScale(logScale(all), all)));
  fc.assert(fc.property(positive, (all) => expectValidScale(logScale(all, true), all)));
});

it("spaces decades evenly", () => {
  fc.assert(
    fc.property(positive, (all) => {
      const { ticks, position } = logScale(all);
      for (const [index, tick] of ticks.entries())
        expect(position(tick)).toBeCloseTo(index / (ticks.length - 1));
    }),
  );
});

it("starts bars at zero, or below the smallest value of a log scale", () => {
  fc.assert(fc.property(values, (all) => expect(zeroBasedScale(all).position(0)).toBeCloseTo(0)));
  fc.assert(
    fc.property(positive, (all) => expect(logScale(all, true).position(Math.min(...all))).toBeGreaterThan(0)),
  );
});

it.each([
  ["percentages", linearScale([95, 90, 3]), [0, 20, 40, 60, 80, 100]],
  ["cycles far from zero", linearScale([35.2, 14.9]), [10, 15, 20, 25, 30, 35, 40]],
  ["a single value", linearScale([7]), [7, 7.2]],
  ["titers", logScale([1e7, 5e5]), [1e5, 1e6, 1e7]],
  ["bars of titers", logScale([1e7, 1e6], true), [1e5, 1e6, 1e7]],
  ["fractions of a picogram", logScale([0.1, 30]), [0.1, 1, 10, 100]],
])("has round ticks for %s", (_, { ticks }, expected) => {
  expect(ticks).toEqual(expected);
});
