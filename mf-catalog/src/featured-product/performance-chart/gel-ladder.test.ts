import fc from "fast-check";
import { avoidLabelOverlap } from "./gel-ladder.tsx";

const arbitraryPositions = fc
  .array(fc.double({ min: 0, max: 300, noNaN: true }), { maxLength: 16 })
  .map((all) => all.sort((a, b) => a - b));

it("does not move labels that are far enough apart", () => {
  expect(avoidLabelOverlap([10, 40, 90], 15, 300)).toEqual([10, 40, 90]);
});

it("keeps the order and the gap, and stays above the bottom", () => {
  fc.assert(
    fc.property(arbitraryPositions, (all) => {
      const moved = avoidLabelOverlap(all, 15, 300);
      expect(moved).toHaveLength(all.length);
      for (const [index, y] of moved.entries()) {
        expect(y).toBeLessThanOrEqual(300);
        if (index > 0) expect(y - (moved[index - 1] ?? 0)).toBeGreaterThanOrEqual(15 - 1e-9);
      }
    }),
  );
});
