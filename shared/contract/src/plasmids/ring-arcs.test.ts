import fc from "fast-check";
import { type RingPart, ringAngle, ringArc, tickPath } from "./ring-arcs.ts";

const TURN = 2 * Math.PI;
const TOP = -Math.PI / 2;
const BAND = { inner: 91, outer: 109 };
const arc = (part: Partial<RingPart>, totalBp: number) =>
  ringArc({ start_bp: 1, length_bp: 1000, ...part }, totalBp, BAND);
const lengthOf = ({ from, to }: { from: number; to: number }) => to - from;

it("starts at the top, and makes arcs proportional to the lengths of the parts", () => {
  const ltr = arc({ length_bp: 1000 }, 9000);
  const cas = arc({ start_bp: 1601, length_bp: 4100 }, 9000);

  expect(ltr.from).toBeCloseTo(TOP, 1);
  expect(ltr.to).toBeCloseTo(TOP + TURN / 9, 1);
  expect(cas.from).toBeCloseTo(TOP + (TURN * 1600) / 9000, 1);
  expect(lengthOf(cas)).toBeCloseTo((TURN * 4100) / 9000, 1);
});

it("widens the shortest tag around its center, so that it is visible", () => {
  const tag = arc({ start_bp: 5989, length_bp: 24 }, 12_000);

  expect(lengthOf(tag)).toBeCloseTo(0.024, 6);
  expect((tag.to + tag.from) / 2).toBeCloseTo(TOP + TURN / 2, 6);
});

it("draws the large arc for a part of more than half the plasmid", () => {
  expect(arc({ length_bp: 700 }, 1000).path).toMatch(/A109 109 0 1 1 .*A91 91 0 1 0 /);
});

it("draws a part across the origin in one piece, and the whole plasmid", () => {
  const crossing = arc({ start_bp: 90, length_bp: 21 }, 100);
  expect(crossing.path.match(/M/g)).toHaveLength(1);
  expect((crossing.from + crossing.to) / 2).toBeCloseTo(TOP + TURN, 1);

  const { path } = ringArc({ start_bp: 1, length_bp: 100 }, 100, BAND, 0);
  expect(path).toMatch(/^M(\S+) \S+A109 109 0 1 1 (?!\1 )/);
  expect(path).not.toContain("NaN");
});

it("ends transcribed parts in an arrow, and parts without a direction in none", () => {
  const tips = (part: Partial<RingPart>) => arc(part, 9000).path.match(/L/g)?.length;

  expect(tips({ kind: "repeat", strand: 1 })).toBe(1);
  expect(tips({ kind: "promoter", strand: 1 })).toBe(2);
  expect(tips({ kind: "promoter" })).toBe(1);
  expect(tips({})).toBe(1);
});

it("points a part of the reverse strand against the clock", () => {
  expect(arc({ kind: "selection", strand: 1 }, 4000).path).toMatch(/L100 -0.7L/);
  expect(arc({ kind: "selection", strand: -1 }, 4000).path).toMatch(/L0.7 -100Z$/);
});

it("draws a tick after some bases", () => {
  expect(tickPath(0, 100, BAND)).toBe("M0 -91L0 -109");
  expect(tickPath(25, 100, BAND)).toBe("M91 0L109 0");
});

it("property: parts that fill a plasmid fill the circle, in their order and without overlaps", () => {
  const lengths = fc.array(fc.integer({ min: 100, max: 4000 }), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(lengths, (parts) => {
      const total = parts.reduce((sum, length) => sum + length, 0);
      let end = 0;
      const arcs = parts.map((length_bp) => {
        const start_bp = end + 1;
        end += length_bp;
        return ringArc({ start_bp, length_bp }, total, BAND);
      });
      const drawn = arcs.reduce((sum, one) => sum + lengthOf(one), 0);
      const isWide = (length: number) => (length / total) * TURN > 0.038;
      const gaps = parts.filter(isWide).length * 0.014;
      expect(drawn).toBeLessThanOrEqual(TURN);
      if (parts.every(isWide)) {
        expect(drawn + gaps).toBeCloseTo(TURN, 6);
        for (const [i, { to }] of arcs.entries())
          expect((arcs[i + 1]?.from ?? TOP + TURN + 0.007) - to).toBeGreaterThan(0.0139);
      }
      expect([...arcs].sort((a, b) => a.from - b.from)).toEqual(arcs);
    }),
  );
});

it("property: positions go around the circle once, clockwise", () => {
  const total = 10_000;
  const position = fc.integer({ min: 0, max: total - 1 });
  fc.assert(
    fc.property(position, position, (a, b) => {
      expect(Math.sign(ringAngle(b, total) - ringAngle(a, total))).toBe(Math.sign(b - a));
      expect(ringAngle(total, total) - ringAngle(0, total)).toBeCloseTo(TURN);
    }),
  );
});
