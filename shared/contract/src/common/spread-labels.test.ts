import fc from "fast-check";
import { spreadLabels } from "./spread-labels.ts";

const arbitraryPositions = fc
  .array(fc.double({ min: 0, max: 300, noNaN: true }), { maxLength: 16 })
  .map((all) => all.sort((a, b) => a - b));
const LIMITS = { min: 0, max: 300 };

it("keeps positions that are far enough apart", () => {
  expect(spreadLabels([-40, 0, 40], 15)).toEqual([-40, 0, 40]);
});

it("centers positions that are too close around their mean, and moves them no further than necessary", () => {
  expect(spreadLabels([10, 10, 10], 15)).toEqual([-5, 10, 25]);
  expect(spreadLabels([0, 1, 100], 15)).toEqual([-7, 8, 100]);
});

it("merges groups that overlap", () => {
  const spread = spreadLabels([0, 0, 20, 20], 15);

  expect(spread).toEqual([-12.5, 2.5, 17.5, 32.5]);
});

it("moves positions at the limits to one side only", () => {
  expect(spreadLabels([0, 1, 100], 15, LIMITS)).toEqual([0, 15, 100]);
  expect(spreadLabels([298, 299], 15, LIMITS)).toEqual([285, 300]);
});

it("property: keeps order, gap and limits, and the mean without limits", () => {
  fc.assert(
    fc.property(arbitraryPositions, (all) => {
      const spread = spreadLabels(all, 15, LIMITS);
      expect(spread).toHaveLength(all.length);
      for (const [i, y] of spread.entries()) {
        expect(y).toBeGreaterThanOrEqual(-1e-9);
        expect(y).toBeLessThanOrEqual(300 + 1e-9);
        if (i > 0) expect(y - (spread[i - 1] ?? 0)).toBeGreaterThanOrEqual(15 - 1e-9);
      }
      const sum = (some: number[]) => some.reduce((total, y) => total + y, 0);
      expect(sum(spreadLabels(all, 15))).toBeCloseTo(sum(all), 6);
    }),
  );
});
