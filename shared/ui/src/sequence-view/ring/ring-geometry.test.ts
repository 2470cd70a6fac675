import fc from "fast-check";
import { arcPath, ringLabels, spread } from "./ring-geometry.ts";

it("keeps heights that are far enough apart, and moves others around their middle", () => {
  expect(spread([-40, 0, 40])).toEqual([-40, 0, 40]);
  expect(spread([10, 10, 10])).toEqual([-2, 10, 22]);
});

it("property: labels of one side do not overlap", () => {
  const places = fc.array(fc.integer({ min: 0, max: 9999 }), { maxLength: 40 });
  fc.assert(
    fc.property(places, (bps) => {
      const items = bps.map((bp, i) => ({ key: String(i), text: "x", bp, radius: 93 }));
      const labels = ringLabels(items, 10_000);
      expect(labels).toHaveLength(items.length);
      for (const side of ["start", "end"]) {
        const heights = labels.filter(({ anchor }) => anchor === side).map(({ y }) => y);
        heights
          .sort((a, b) => a - b)
          .slice(1)
          .forEach((y, i) => {
            expect(y - (heights[i] ?? 0)).toBeGreaterThanOrEqual(11.999);
          });
      }
    }),
  );
});

it("draws a range across the origin in two pieces, and the whole plasmid in one", () => {
  expect(arcPath({ from: 90, to: 10 }, 100, 88, 10).match(/M/g)).toHaveLength(2);
  expect(arcPath({ from: 1, to: 100 }, 100, 88, 10)).toMatch(/^M\S+ \S+A93 93 0 1 1 /);
  expect(arcPath({ from: 1, to: 100 }, 100, 88, 10)).not.toContain("NaN");
});
