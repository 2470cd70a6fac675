import { aPlasmid } from "../testing-answers.ts";
import { kilobaseTicks, ringArcs } from "./ring-arcs.ts";

const TURN = 2 * Math.PI;
const TOP = -Math.PI / 2;

it("begins at the top and gives each part its share of the turn", () => {
  const [ltr, promoter, cas] = ringArcs(aPlasmid());

  expect(ltr?.from).toBeCloseTo(TOP, 1);
  expect(ltr?.to).toBeCloseTo(TOP + TURN / 9, 1);
  expect(promoter?.from).toBeCloseTo(TOP + TURN / 9, 1);
  expect((cas?.to ?? 0) - (cas?.from ?? 0)).toBeCloseTo((TURN * 4100) / 9000, 1);
});

it("closes the ring: the last part ends where the first begins", () => {
  const last = ringArcs(aPlasmid()).at(-1);

  expect(last?.to).toBeCloseTo(TOP + TURN, 1);
});

it("draws the shortest tag so that it is seen, in the middle of its place", () => {
  const parts = [
    { name: "dCas9", kind: "effector", length_bp: 5988 },
    { name: "FLAG", kind: "tag", length_bp: 24 },
    { name: "ori", kind: "regulatory", length_bp: 5988 },
  ] as const;
  const tag = ringArcs(aPlasmid({ total_bp: 12_000, parts: [...parts] }))[1];

  expect((tag?.to ?? 0) - (tag?.from ?? 0)).toBeCloseTo(0.024, 6);
  expect(((tag?.to ?? 0) + (tag?.from ?? 0)) / 2).toBeCloseTo(TOP + TURN / 2, 6);
});

it("leaves the backbone open where the parts do not fill the plasmid", () => {
  const [only] = ringArcs(
    aPlasmid({ total_bp: 4000, parts: [{ name: "ori", kind: "regulatory", length_bp: 1000 }] }),
  );

  expect(only?.to).toBeCloseTo(TOP + TURN / 4, 1);
});

it("takes the long way round for a part of more than half the plasmid", () => {
  const parts = [{ name: "dCas9", kind: "effector" as const, length_bp: 700 }];

  expect(ringArcs(aPlasmid({ total_bp: 1000, parts }))[0]?.path).toMatch(/A109 109 0 1 1 .*A91 91 0 1 0 /);
});

it("ends parts that are transcribed in an arrow, and repeats bluntly", () => {
  const [repeat, promoter] = ringArcs(aPlasmid());

  expect(repeat?.path.match(/L/g)).toHaveLength(1);
  expect(promoter?.path.match(/L/g)).toHaveLength(2);
});

it("tells apart parts of the same name", () => {
  const parts = ["U6", "gRNA 1", "U6"].map((name) => ({ name, kind: "promoter" as const, length_bp: 100 }));

  const keys = ringArcs(aPlasmid({ total_bp: 300, parts })).map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
});

it("marks every kilobase", () => {
  expect(kilobaseTicks(9515).match(/M/g)).toHaveLength(10);
});
