import { ringArc } from "@ligate/contract/plasmids/ring-arcs";
import { placeParts } from "../../../testing/samples.ts";
import { mapFeatures } from "../features/map-feature.ts";
import { featureLabels, RING, ringViewBox } from "./ring-layout.ts";

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
  featureLabels(
    mapFeatures({ parts }).map((feature) => ({ ...feature, ...ringArc(feature, TOTAL_BP, RING) })),
  );

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
