import { placeParts } from "../../../testing/samples.ts";
import { kilobaseTicks, ringArc } from "./ring-arcs.ts";

const TURN = 2 * Math.PI;
const TOP = -Math.PI / 2;
const parts = placeParts([
  { name: "5' LTR", kind: "repeat", length_bp: 1000 },
  { name: "PCMV", kind: "promoter", length_bp: 600 },
  { name: "dCas9", kind: "effector", length_bp: 4100 },
  { name: "CAM", kind: "bacterial", length_bp: 3300 },
]);
const arcs = () => parts.map((part) => ringArc(part, 9000));

it("starts at the top, and makes arcs proportional to the lengths of the parts", () => {
  const [ltr, promoter, cas] = arcs();

  expect(ltr?.from).toBeCloseTo(TOP, 1);
  expect(ltr?.to).toBeCloseTo(TOP + TURN / 9, 1);
  expect(promoter?.from).toBeCloseTo(TOP + TURN / 9, 1);
  expect((cas?.to ?? 0) - (cas?.from ?? 0)).toBeCloseTo((TURN * 4100) / 9000, 1);
});

it("ends the last part where the first starts", () => {
  expect(arcs().at(-1)?.to).toBeCloseTo(TOP + TURN, 1);
});

it("widens the shortest tag around its center, so that it is visible", () => {
  const [tag] = placeParts([{ name: "FLAG", kind: "tag", length_bp: 24, start_bp: 5989 }]).map((part) =>
    ringArc(part, 12_000),
  );

  expect((tag?.to ?? 0) - (tag?.from ?? 0)).toBeCloseTo(0.024, 6);
  expect(((tag?.to ?? 0) + (tag?.from ?? 0)) / 2).toBeCloseTo(TOP + TURN / 2, 6);
});

it("leaves a gap if the parts do not fill the plasmid", () => {
  const [only] = placeParts([{ name: "ori", kind: "regulatory", length_bp: 1000 }]).map((part) =>
    ringArc(part, 4000),
  );

  expect(only?.to).toBeCloseTo(TOP + TURN / 4, 1);
});

it("draws the large arc for a part of more than half the plasmid", () => {
  const [cas] = placeParts([{ name: "dCas9", kind: "effector", length_bp: 700 }]).map((part) =>
    ringArc(part, 1000),
  );

  expect(cas?.path).toMatch(/A109 109 0 1 1 .*A91 91 0 1 0 /);
});

it("ends transcribed parts in an arrow, and repeats without one", () => {
  const [repeat, promoter] = arcs();

  expect(repeat?.path.match(/L/g)).toHaveLength(1);
  expect(promoter?.path.match(/L/g)).toHaveLength(2);
});

it("points a part of the reverse strand against the clock", () => {
  const path = (strand: 1 | -1) =>
    placeParts([{ name: "Puro", kind: "selection", length_bp: 1000, strand }]).map((part) =>
      ringArc(part, 4000),
    )[0]?.path;

  expect(path(1)).toMatch(/L100 -0.7L/);
  expect(path(-1)).toMatch(/L0.7 -100Z$/);
});

it("draws a tick per kilobase", () => {
  expect(kilobaseTicks(9515).match(/M/g)).toHaveLength(10);
});
