import fc from "fast-check";
import { aGene, anyDesign } from "../../../testing/designs.ts";
import { functions } from "../data/design-data.ts";
import type { Campaign } from "../data/price-schema.ts";
import { defaultDesignOfPair, offeredPairs } from "../default-design.ts";
import { type Design, DesignError } from "../design.ts";
import { CONTROL, TEMPLATE } from "../target.ts";
import { type FormatRow, formatRows } from "./format-rows.ts";

/** Any campaigns that run today. */
const anyCampaigns: fc.Arbitrary<Campaign[]> = fc.array(
  fc.record({
    name: fc.constant("Any"),
    starts_on: fc.constant("2026-01-01"),
    ends_on: fc.constant("2026-12-31"),
    functions: fc.option(fc.subarray(functions.map(({ code }) => code)), { nil: undefined }),
    formats: fc.option(fc.subarray(["PD", "GS", "TK", "LP", "VP", "CL"]), { nil: undefined }),
    percent: fc.integer({ min: 1, max: 90 }),
  }),
  { maxLength: 4 },
);

const firstCheaperThanSmaller = (rows: FormatRow[]) => {
  const priced = rows.filter(({ unitCents }) => unitCents !== null);
  return priced.find(({ format, unitCents }, i) => {
    const smaller = priced[i - 1];
    return smaller?.format === format && Number(unitCents) < Number(smaller.unitCents);
  });
};

it("never sells a larger size of a format for less than a smaller one, whatever the campaigns", () => {
  fc.assert(
    fc.property(anyDesign, anyCampaigns, (design, campaigns) => {
      expect(firstCheaperThanSmaller(formatRows(design, { campaigns }))).toBeUndefined();
    }),
  );
});

it("has no kit whose larger size is cheaper today", () => {
  const long = aGene({ number: "H00002", codingBp: 3633 });
  const kits = [aGene(), long, CONTROL, TEMPLATE].flatMap((target) =>
    offeredPairs().flatMap(({ fn, structure, promoters }) =>
      promoters.flatMap((promoter) => ifMade(() => defaultDesignOfPair(fn, structure, promoter, target))),
    ),
  );

  // 211 of 731 kits while discounts were drawn per SKU.
  expect(kits.length).toBeGreaterThan(700);
  expect(kits.filter((kit) => firstCheaperThanSmaller(formatRows(kit)) !== undefined)).toEqual([]);
});

/** The design in a list; an empty list if it is too large. */
function ifMade(make: () => Design): Design[] {
  try {
    return [make()];
  } catch (error) {
    if (error instanceof DesignError) return [];
    throw error;
  }
}
