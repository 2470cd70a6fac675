import { textWidth } from "@ligate/ui/content/text-width";
import fc from "fast-check";
import { crowdedPlasmids, lentiviralPlasmid } from "../../../testing/crowded-plasmids.ts";
import { placeParts } from "../../../testing/samples.ts";
import { mapFeatures } from "../features/map-feature.ts";
import { FONT_SIZE, linearRows, WIDTH } from "./linear-rows.ts";

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

/** The texts of a map, as boxes. */
function listTexts({ parts, total_bp }: typeof lentiviralPlasmid) {
  const { rows, height } = linearRows(mapFeatures({ parts }), total_bp);
  const texts = rows.flatMap(({ segments, positions, axisY }) => [
    ...segments.flatMap(({ label }) => (label ? [{ ...label, size: FONT_SIZE.label }] : [])),
    ...positions.map(({ x, bp }) => ({
      text: bp.toLocaleString("en-US"),
      x,
      y: axisY + 8,
      anchor: "middle" as const,
      size: FONT_SIZE.position,
    })),
  ]);
  const boxes = texts.map(({ text, x, y, anchor, size }) => {
    const width = textWidth(text, size);
    const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
    return { text, left, right: left + width, top: y - size / 2, bottom: y + size / 2 };
  });
  return { boxes, height };
}

function expectReadable(plasmid: typeof lentiviralPlasmid) {
  const { boxes, height } = listTexts(plasmid);
  for (const [i, one] of boxes.entries()) {
    // Places are rounded to hundredths.
    expect(one.left).toBeGreaterThanOrEqual(-0.01);
    expect(one.right).toBeLessThanOrEqual(WIDTH + 0.01);
    expect(one.top).toBeGreaterThanOrEqual(0);
    expect(one.bottom).toBeLessThanOrEqual(height);
    const overlapping = boxes
      .slice(i + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      );
    expect(overlapping).toEqual([]);
  }
}

it("names all 31 features of a lentiviral vector, and no text overlaps another or leaves the map", () => {
  expectReadable(lentiviralPlasmid);
  const texts = new Set(listTexts(lentiviralPlasmid).boxes.map(({ text }) => text));
  for (const { name } of lentiviralPlasmid.parts) expect(texts).toContain(name);
});

it("property: no text overlaps another or leaves the map", () => {
  fc.assert(fc.property(crowdedPlasmids, expectReadable));
});

it("leaves room for the arrows of the reverse strand, which are below the row", () => {
  const heightFor = (strand: 1 | -1) =>
    linearRows(
      mapFeatures({ parts: placeParts([{ name: "U6", kind: "promoter", length_bp: 900, strand }]) }),
      900,
    ).rows.map(({ y, axisY }) => axisY - y);

  expect(heightFor(1)).toEqual([12]);
  expect(heightFor(-1)).toEqual([21]);
});
