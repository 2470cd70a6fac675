import { placeParts } from "../../../testing/samples.ts";
import { mapFeatures } from "../features/map-feature.ts";
import { RING, ringArc } from "./ring-arcs.ts";
import { avoidLabelOverlap, ringLabels, ringViewBox } from "./ring-labels.ts";

const TOTAL_BP = 6497;
const parts = placeParts([
  { name: "5' LTR", kind: "repeat", length_bp: 181 },
  { name: "psi", kind: "regulatory", length_bp: 126 },
  { name: "RRE", kind: "regulatory", length_bp: 234 },
  { name: "U6", kind: "promoter", length_bp: 241 },
  { name: "gRNA", kind: "guide", length_bp: 96 },
  { name: "PEFS", kind: "promoter", length_bp: 235 },
  { name: "FLAG", kind: "tag", length_bp: 24 },
  { name: "SpCas9", kind: "effector", length_bp: 4100 },
  { name: "ori", kind: "regulatory", length_bp: 600 },
  { name: "CAM", kind: "bacterial", length_bp: 660 },
]);
const labels = () =>
  ringLabels(mapFeatures({ parts }).map((feature) => ({ ...feature, ...ringArc(feature, TOTAL_BP) })));

it("keeps positions that are far enough apart", () => {
  expect(avoidLabelOverlap([-40, 0, 40], 15)).toEqual([-40, 0, 40]);
});

it("centers positions that are too close around their mean", () => {
  expect(avoidLabelOverlap([10, 10, 10], 15)).toEqual([-5, 10, 25]);
});

it("moves positions no further than necessary", () => {
  expect(avoidLabelOverlap([0, 1, 100], 15)).toEqual([-7, 8, 100]);
});

it("merges groups that overlap", () => {
  const separated = avoidLabelOverlap([0, 0, 20, 20], 15);

  separated.slice(1).forEach((y, i) => {
    expect(y - (separated[i] ?? 0)).toBeGreaterThanOrEqual(15);
  });
  expect(separated.reduce((sum, y) => sum + y, 0) / 4).toBeCloseTo(10);
});

it("does not overlap labels on the same side", () => {
  for (const anchor of ["start", "end"]) {
    const heights = labels()
      .filter((label) => label.anchor === anchor)
      .map(({ y }) => y)
      .sort((a, b) => a - b);
    heights.slice(1).forEach((y, i) => {
      expect(y - (heights[i] ?? 0)).toBeGreaterThanOrEqual(14.9);
    });
  }
});

it("places every label outside the ring", () => {
  for (const { x, y } of labels()) expect(Math.hypot(x, y)).toBeGreaterThan(RING.outer);
});

it("omits the labels of short regulatory parts", () => {
  const names = labels().map(({ text }) => text);

  expect(names).toContain("FLAG");
  expect(names).not.toContain("psi");
});

it("contains the ring and all labels in the view box", () => {
  const [left = 0, top = 0, width = 0, height = 0] = ringViewBox(labels()).split(" ").map(Number);

  for (const { x, y } of labels()) {
    expect(Math.abs(x)).toBeLessThan(width / 2);
    expect(y).toBeGreaterThan(top);
    expect(y).toBeLessThan(top + height);
  }
  expect(left).toBe(-width / 2);
});
