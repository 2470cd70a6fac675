import { aPlasmid } from "../../testing/samples.ts";
import { kilobaseTicks, ringArcs } from "./ring-arcs.ts";

const TURN = 2 * Math.PI;
const TOP = -Math.PI / 2;

it("starts at the top, and makes arcs proportional to the lengths of the parts", () => {
  const [ltr, promoter, cas] = ringArcs(aPlasmid());

  expect(ltr?.from).toBeCloseTo(TOP, 1);
  expect(ltr?.to).toBeCloseTo(TOP + TURN / 9, 1);
  expect(promoter?.from).toBeCloseTo(TOP + TURN / 9, 1);
  expect((cas?.to ?? 0) - (cas?.from ?? 0)).toBeCloseTo((TURN * 4100) / 9000, 1);
});

it("ends the last part where the first starts", () => {
  const last = ringArcs(aPlasmid()).at(-1);

  expect(last?.to).toBeCloseTo(TOP + TURN, 1);
});

it("widens the shortest tag around its center, so that it is visible", () => {
  const parts = [
    { name: "dCas9", kind: "effector", length_bp: 5988 },
    { name: "FLAG", kind: "tag", length_bp: 24 },
    { name: "ori", kind: "regulatory", length_bp: 5988 },
  ] as const;
  const tag = ringArcs(aPlasmid({ total_bp: 12_000, parts: [...parts] }))[1];

  expect((tag?.to ?? 0) - (tag?.from ?? 0)).toBeCloseTo(0.024, 6);
  expect(((tag?.to ?? 0) + (tag?.from ?? 0)) / 2).toBeCloseTo(TOP + TURN / 2, 6);
});

it("leaves a gap if the parts do not fill the plasmid", () => {
  const [only] = ringArcs(
    aPlasmid({ total_bp: 4000, parts: [{ name: "ori", kind: "regulatory", length_bp: 1000 }] }),
  );

  expect(only?.to).toBeCloseTo(TOP + TURN / 4, 1);
});

it("draws the large arc for a part of more than half the plasmid", () => {
  const parts = [{ name: "dCas9", kind: "effector" as const, length_bp: 700 }];

  expect(ringArcs(aPlasmid({ total_bp: 1000, parts }))[0]?.path).toMatch(/A109 109 0 1 1 .*A91 91 0 1 0 /);
});

it("ends transcribed parts in an arrow, and repeats without one", () => {
  const [repeat, promoter] = ringArcs(aPlasmid());

  expect(repeat?.path.match(/L/g)).toHaveLength(1);
  expect(promoter?.path.match(/L/g)).toHaveLength(2);
});

it("gives parts of the same name different keys", () => {
  const parts = ["U6", "gRNA 1", "U6"].map((name) => ({ name, kind: "promoter" as const, length_bp: 100 }));

  const keys = ringArcs(aPlasmid({ total_bp: 300, parts })).map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
});

it("draws a tick per kilobase", () => {
  expect(kilobaseTicks(9515).match(/M/g)).toHaveLength(10);
});
