import { ringArc } from "@ligate/contract/plasmids/ring-arcs";
import { textWidth } from "@ligate/ui/content/text-width";
import fc from "fast-check";
import { crowdedPlasmids, lentiviralPlasmid } from "../../../testing/crowded-plasmids.ts";
import { placeParts } from "../../../testing/samples.ts";
import { mapFeatures } from "../features/map-feature.ts";
import { FONT_SIZE, featureLabels, RING, ringViewBox } from "./ring-layout.ts";

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
const labels = (plasmid = { parts, total_bp: TOTAL_BP }) =>
  featureLabels(
    mapFeatures(plasmid).map((feature) => ({ ...feature, ...ringArc(feature, plasmid.total_bp, RING) })),
  );

it("omits the labels of short regulatory parts", () => {
  const names = labels().map(({ text }) => text);

  expect(names).toContain("FLAG");
  expect(names).not.toContain("psi");
});

it("omits the labels of the fragments between viral elements", () => {
  const names = labels(lentiviralPlasmid).map(({ text }) => text);

  expect(names).toEqual(expect.arrayContaining(["RRE", "WPRE", "f1 ori"]));
  expect(names.filter((name) => name.includes("fragment"))).toEqual([]);
});

function expectReadable(plasmid: typeof lentiviralPlasmid) {
  const [left = 0, top = 0, width = 0, height = 0] = ringViewBox(labels(plasmid)).split(" ").map(Number);
  const boxes = labels(plasmid).map(({ text, x, y, anchor }) => {
    const from = anchor === "start" ? x : x - textWidth(text, FONT_SIZE);
    return { from, to: from + textWidth(text, FONT_SIZE), y };
  });
  expect(left).toBe(-width / 2);
  for (const [i, { from, to, y }] of boxes.entries()) {
    expect(from).toBeGreaterThan(left);
    expect(to).toBeLessThan(left + width);
    expect(y - FONT_SIZE / 2).toBeGreaterThan(top);
    expect(y + FONT_SIZE / 2).toBeLessThan(top + height);
    for (const other of boxes.slice(i + 1)) {
      if (from < other.to && other.from < to) expect(Math.abs(y - other.y)).toBeGreaterThan(FONT_SIZE);
    }
  }
}

it("contains the ring and all labels in the view box, and no label overlaps another", () => {
  expectReadable({ parts, total_bp: TOTAL_BP });
  expectReadable(lentiviralPlasmid);
});

it("property: no label overlaps another or leaves the view box", () => {
  fc.assert(fc.property(crowdedPlasmids, expectReadable));
});
