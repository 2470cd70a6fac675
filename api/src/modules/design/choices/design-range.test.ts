import fc from "fast-check";
import { aGene } from "../../../testing/designs.ts";
import { measureCargo } from "../cargo.ts";
import { offeredPairs } from "../default-design.ts";
import { formatRows, lowestPriceCents, shortestLeadTime } from "../pricing/format-rows.ts";
import { functionByCode, structureBySymbol } from "../resolve-design.ts";
import { CONTROL, TEMPLATE } from "../target.ts";
import { listCompletions } from "./completions.ts";
import { designRange, joinRanges } from "./design-range.ts";

const anyPair = fc
  .constantFrom(...offeredPairs())
  .map(({ fn, structure }) => ({ fn: functionByCode(fn), structure: structureBySymbol(structure) }));
const anyTarget = fc.oneof(
  fc.constantFrom(CONTROL, TEMPLATE, aGene({ codingBp: null })),
  fc.integer({ min: 60, max: 12_000 }).map((codingBp) => aGene({ codingBp })),
);

it("knows the size of every design without assembling its plasmids again", () => {
  fc.assert(
    fc.property(anyPair, anyTarget, fc.nat(), ({ fn, structure }, target, pick) => {
      const completions = listCompletions(fn, structure, target);
      const found = completions[pick % Math.max(completions.length, 1)];
      if (!found) return;
      const { insert_bp, level } = measureCargo({ ...found.design, target });
      expect([found.insertBp, found.level]).toEqual([insert_bp, level]);
    }),
    { numRuns: 300 },
  );
}, 60_000);

it("contains the price, time and size of each of its designs", () => {
  fc.assert(
    fc.property(anyPair, anyTarget, fc.nat(), ({ fn, structure }, target, pick) => {
      const completions = listCompletions(fn, structure, target);
      const range = designRange(completions, target);
      const found = completions[pick % Math.max(completions.length, 1)];
      if (!found || !range) return;
      const rows = formatRows({ ...found.design, target });
      const cents = lowestPriceCents(rows);
      if (cents !== null) {
        expect(cents / 100).toBeGreaterThanOrEqual(range.from_price?.min ?? Infinity);
        expect(cents / 100).toBeLessThanOrEqual(range.from_price?.max ?? 0);
      }
      const [plasmid] = rows;
      if (plasmid?.unitCents != null) {
        expect(plasmid.option.description).toBe(range.plasmid?.amount);
        expect(plasmid.unitCents / 100).toBeGreaterThanOrEqual(range.plasmid?.price?.min ?? Infinity);
        expect(plasmid.unitCents / 100).toBeLessThanOrEqual(range.plasmid?.price?.max ?? 0);
      }
      expect(shortestLeadTime(rows).min_days).toBeGreaterThanOrEqual(range.lead_time.min_days);
      expect(shortestLeadTime(rows).max_days).toBeLessThanOrEqual(range.lead_time.max_days);
      expect(found.insertBp).toBeGreaterThanOrEqual(range.insert_bp.min);
      expect(found.insertBp).toBeLessThanOrEqual(range.insert_bp.max);
    }),
    { numRuns: 300 },
  );
}, 60_000);

it("has no price if all designs are quoted, and no range without designs", () => {
  const oe = [functionByCode("OE"), structureBySymbol("LV")] as const;
  const dmd = aGene({ symbol: "DMD", codingBp: 11_058 });

  expect(designRange(listCompletions(...oe, dmd), dmd)?.from_price).toBeNull();
  expect(listCompletions(functionByCode("OE"), structureBySymbol("AV"), dmd)).toEqual([]);
  expect(designRange([], dmd)).toBeUndefined();
});

it("joins ranges", () => {
  const range = (min: number, max: number, level: "fine" | "lower_titre") => ({
    from_price: { min, max },
    lead_time: { min_days: min, max_days: max },
    insert_bp: { min, max },
    levels: { best: level, worst: level },
  });

  expect(joinRanges([])).toBeUndefined();
  expect(
    joinRanges([
      undefined,
      { ...range(1, 5, "fine"), from_price: null, particles: { price: { min: 7, max: 8 } } },
      { ...range(3, 9, "lower_titre"), plasmid: { amount: "5 µg", price: null } },
    ]),
  ).toEqual({
    from_price: { min: 3, max: 9 },
    plasmid: { amount: "5 µg", price: null },
    particles: { price: { min: 7, max: 8 } },
    lead_time: { min_days: 1, max_days: 9 },
    insert_bp: { min: 1, max: 9 },
    levels: { best: "fine", worst: "lower_titre" },
  });
});
