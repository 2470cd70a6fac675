import type { PlasmidPart } from "@ligate/contract/product";
import { aPlasmid } from "../testing-answers.ts";
import { RING, ringArcs } from "./ring-arcs.ts";
import { ringLabels, ringViewBox, shortened, spread } from "./ring-labels.ts";

const crowded: PlasmidPart[] = [
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
];
const labels = () =>
  ringLabels(
    ringArcs(aPlasmid({ parts: crowded, total_bp: crowded.reduce((sum, part) => sum + part.length_bp, 0) })),
  );

it("leaves positions that are far enough apart where they are", () => {
  expect(spread([-40, 0, 40], 15)).toEqual([-40, 0, 40]);
});

it("spreads crowded positions around their middle", () => {
  expect(spread([10, 10, 10], 15)).toEqual([-5, 10, 25]);
});

it("pushes no further than a neighbour asks for", () => {
  expect(spread([0, 1, 100], 15)).toEqual([-7, 8, 100]);
});

it("merges crowds that run into each other", () => {
  const spreadOut = spread([0, 0, 20, 20], 15);

  spreadOut.slice(1).forEach((y, i) => {
    expect(y - (spreadOut[i] ?? 0)).toBeGreaterThanOrEqual(15);
  });
  expect(spreadOut.reduce((sum, y) => sum + y, 0) / 4).toBeCloseTo(10);
});

it("puts no label over another on the same side", () => {
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

it("keeps every label off the ring", () => {
  for (const { x, y } of labels()) expect(Math.hypot(x, y)).toBeGreaterThan(RING.outer);
});

it("names short signals in the list only", () => {
  const names = labels().map(({ text }) => text);

  expect(names).toContain("FLAG");
  expect(names).not.toContain("psi");
});

it("shortens a name that is long, and leaves out that it is schematic", () => {
  expect(shortened("SOX2 ORF (schematic)")).toBe("SOX2 ORF");
  expect(shortened("Right homology arm of it")).toBe("Right homology…");
});

it("frames the ring and all of its labels", () => {
  const [left = 0, top = 0, width = 0, height = 0] = ringViewBox(labels()).split(" ").map(Number);

  for (const { x, y } of labels()) {
    expect(Math.abs(x)).toBeLessThan(width / 2);
    expect(y).toBeGreaterThan(top);
    expect(y).toBeLessThan(top + height);
  }
  expect(left).toBe(-width / 2);
});
