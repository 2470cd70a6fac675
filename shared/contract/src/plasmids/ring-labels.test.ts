import fc from "fast-check";
import { ringAngle } from "./ring-arcs.ts";
import { ringLabels } from "./ring-labels.ts";

const LAYOUT = { radius: 124, bend: 116, lineHeight: 15 };
const labelsAt = (places: readonly number[]) =>
  ringLabels(
    places.map((bp, i) => ({ key: i, bp, angle: ringAngle(bp, 10_000), radius: 111 })),
    LAYOUT,
  );

it("places a label beside its place, with a leader to it", () => {
  expect(labelsAt([2500])).toEqual([
    expect.objectContaining({ key: 0, x: 128, y: 0, anchor: "start", leader: "M111 0L116 0L124 0" }),
  ]);
  expect(labelsAt([7500])).toMatchObject([{ x: -128, anchor: "end", leader: "M-111 0L-116 0L-124 0" }]);
});

it("property: labels of one side do not overlap, keep their order, and are outside the ring", () => {
  const places = fc.array(fc.integer({ min: 0, max: 9999 }), { maxLength: 40 });
  fc.assert(
    fc.property(places, (bps) => {
      const labels = labelsAt(bps);
      expect(labels.map(({ key }) => key).sort((a, b) => a - b)).toEqual(bps.map((_, i) => i));
      for (const side of ["start", "end"]) {
        const onSide = labels.filter(({ anchor }) => anchor === side);
        onSide.slice(1).forEach(({ y, angle }, i) => {
          expect(y - (onSide[i]?.y ?? 0)).toBeGreaterThanOrEqual(14.98);
          expect(Math.sin(angle)).toBeGreaterThanOrEqual(Math.sin(onSide[i]?.angle ?? 0));
        });
      }
      for (const { x, y } of labels) expect(Math.hypot(x, y)).toBeGreaterThan(LAYOUT.radius);
    }),
  );
});
