import { placeParts } from "../../../testing/samples.ts";
import { mapFeatures } from "../features/map-feature.ts";
import { linearRows, WIDTH } from "./linear-rows.ts";

const TOTAL_BP = 6600;
const features = mapFeatures({
  parts: placeParts([
    { name: "PCMV", kind: "promoter", length_bp: 600 },
    { name: "Kozak", kind: "regulatory", length_bp: 6 },
    { name: "SpCas9", kind: "effector", length_bp: 4104 },
    { name: "NLS", kind: "regulatory", length_bp: 48 },
    { name: "Puro", kind: "selection", length_bp: 1842, strand: -1 },
  ]),
});
const findSegments = (name: string) =>
  linearRows(features, TOTAL_BP).rows.flatMap(({ segments }) =>
    segments.filter(({ index }) => features[index]?.name === name),
  );

it("draws a long plasmid in rows of the same scale", () => {
  const { rows } = linearRows(features, TOTAL_BP);

  expect(rows.map(({ from, to }) => [from, to])).toEqual([
    [4, 344],
    [4, 344],
  ]);
  expect(rows.flatMap(({ ticks }) => ticks.map(({ bp }) => bp))).toEqual(
    Array.from({ length: 13 }, (_, i) => 500 * (i + 1)),
  );
});

it("draws a short plasmid in one row, and at most four rows", () => {
  expect(linearRows([], 1858).rows).toHaveLength(1);
  expect(linearRows([], 20_000).rows).toHaveLength(4);
});

it("draws features to scale, and continues them in the next row", () => {
  const [promoter] = findSegments("PCMV");
  expect(promoter?.glyph.shape).toBe("M4 -2.5H65.82V2.5H4Z");

  const [first, second] = findSegments("SpCas9");
  expect(first?.glyph.shape).toMatch(/^M66.44 -9H344V9/);
  expect(second?.glyph.shape).toMatch(/^M4 -9H141.27L149.27 0/);
});

it("labels every feature once outside of it, or where the name fits inside", () => {
  const labels = linearRows(features, TOTAL_BP).rows.flatMap(({ segments }) =>
    segments.flatMap(({ label }) => (label ? [label] : [])),
  );

  expect(labels.filter(({ leader }) => leader).map(({ text }) => text)).toEqual(["PCMV", "Kozak", "NLS"]);
  expect(labels.filter(({ leader }) => !leader).map(({ text }) => text)).toEqual([
    "SpCas9",
    "SpCas9",
    "Puro",
  ]);
  for (const { x } of labels) expect(x).toBeLessThan(WIDTH);
});

it("points a feature of the reverse strand to the left", () => {
  expect(findSegments("Puro")[0]?.glyph.shape).toMatch(/^M344 -9H\S+L\S+ 0L/);
});

it("widens the shortest features, so that they are visible", () => {
  const [kozak] = findSegments("Kozak");
  const [, from = 0, to = 0] = /^M(\S+) \S+H([\d.]+)V/.exec(kozak?.glyph.shape ?? "")?.map(Number) ?? [];

  expect(to - from).toBeCloseTo(3, 1);
});
