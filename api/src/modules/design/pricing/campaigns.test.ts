import { parseSku } from "@ligate/contract/design/sku";
import { aGene } from "../../../testing/designs.ts";
import type { Campaign } from "../data/price-schema.ts";
import { designFromCodes } from "../resolve-design.ts";
import { campaignFor, campaignsOn, reducedCents } from "./campaigns.ts";
import { formatRows } from "./format-rows.ts";

const aCampaign = (campaign: Partial<Campaign> = {}): Campaign => ({
  name: "Lentivirus weeks",
  starts_on: "2026-11-01",
  ends_on: "2026-11-30",
  formats: ["LP"],
  percent: 10,
  ...campaign,
});

it.each([
  ["2026-10-31", 0],
  ["2026-11-01", 1],
  ["2026-11-30", 1],
  ["2026-12-01", 0],
])("runs from its first to its last day: on %s %i campaigns apply", (day, count) => {
  expect(campaignsOn(day, [aCampaign()])).toHaveLength(count);
});

it.each<[string, string, Partial<Campaign>, boolean]>([
  ["OE", "LP", { formats: ["LP"] }, true],
  ["OE", "PD", { formats: ["LP"] }, false],
  ["OE", "PD", { formats: undefined, functions: ["OE"] }, true],
  ["KO", "LP", { functions: ["OE"] }, false],
  ["OE", "CL", { functions: ["OE"] }, false],
])("applies to %s-%s with %j: %s", (fn, format, campaign, applies) => {
  expect(campaignFor(fn, format, [aCampaign(campaign)]) !== undefined).toBe(applies);
});

it("applies the largest of several campaigns, without adding them up", () => {
  const larger = aCampaign({ name: "Larger", percent: 20 });

  expect(campaignFor("OE", "LP", [aCampaign(), larger, aCampaign()])).toBe(larger);
});

it("rounds down to whole dollars", () => {
  expect(reducedCents(804_00, 12)).toBe(707_00);
  expect(reducedCents(409_25, 0)).toBe(409_25);
});

it("reduces every size of a format by the same percentage, and names the campaign", () => {
  const codes = parseSku("OE-LV-EFXXPA-H00001");
  if (!codes) throw new Error("The SKU cannot be parsed.");
  const campaign = aCampaign();
  const rows = formatRows(designFromCodes(codes, aGene()), { campaigns: [campaign] });

  for (const row of rows) {
    const isReduced = row.format.prefix === "LP" && row.listCents !== null;
    expect(row.campaign).toBe(isReduced ? campaign : undefined);
    expect(row.unitCents).toBe(isReduced ? reducedCents(row.listCents ?? 0, 10) : row.listCents);
  }
});

it("ships with one that runs", () => {
  const [running] = campaignsOn("2026-11-22");

  expect(running).toMatchObject({ name: "Year of stable expression", percent: 12 });
});
