import { parseSku } from "@ligate/contract/design/sku";
import fc from "fast-check";
import { aGene, anyDesign } from "../../../testing/designs.ts";
import { defaultDesignOfPair, offeredPairs } from "../default-design.ts";
import { CUSTOM, skuOf } from "../design.ts";
import { designFromCodes } from "../resolve-design.ts";
import { CONTROL, type Target, TEMPLATE } from "../target.ts";
import { formatRows } from "./format-rows.ts";

const rowsOf = (sku: string, target: Target = aGene()) => {
  const codes = parseSku(sku);
  if (!codes) throw new Error(`${sku} cannot be parsed.`);
  return formatRows(designFromCodes(codes, target));
};
const listPrices = (sku: string, target?: Target) =>
  Object.fromEntries(
    rowsOf(sku, target).map(({ option, listCents }) => [
      option.code,
      listCents === null ? null : listCents / 100,
    ]),
  );

it("lists the prices of the test design", () => {
  expect(listPrices("CA-LA-CMXXPC-XXXXXX", TEMPLATE)).toEqual({
    PD05: 409,
    PD10: 429,
    PD20: 469,
    GS01: 369,
    TK01: 589,
    LP07: 804,
    LP08: 1204,
    LP09: null,
    CL01: 2359,
    CL02: 2659,
  });
});

it.each([
  ["KO-SP-CMXXXA-H00001", 395, "CRISPR KO in Standard"],
  ["KO-LV-CMXXXA-H00001", 445, "Lenti 50 more"],
  ["KO-AV-CMXXXA-H00001", 545, "AAV 150 more"],
  ["KO-SP-CMFXXA-H00001", 420, "a tag 25 more"],
  ["KO-SP-CMXGXA-H00001", 440, "a fluorophore 45 more"],
  ["OE-SP-CMXXXA-H00001", 345, "a reading frame to 2 kb"],
])("prices %s at %d: %s", (sku, base) => {
  expect(listPrices(sku).PD05).toBe(base);
});

it("charges 60 % for a control, rounded half up to whole dollars", () => {
  expect(listPrices("KO-SP-CMXXXA-000000", CONTROL).PD05).toBe(237);
  expect(listPrices("KO-SP-CMXXXA-XXXXXX", TEMPLATE).PD05).toBe(296);
});

it("charges at least 95 for a glycerol stock", () => {
  expect(listPrices("RI-SP-U6XXXA-000000", CONTROL)).toMatchObject({ PD05: 117, GS01: 95 });
});

describe("a reading frame", () => {
  const price = (codingBp: number | null) => listPrices("OE-SP-CMXXXA-H00001", aGene({ codingBp })).PD05;

  it("costs 250 more from 2 to 4 kb", () => {
    expect(price(2000)).toBe(345);
    expect(price(2001)).toBe(595);
    expect(price(4000)).toBe(595);
  });

  it("is quoted above 4 kb or if its length is unknown", () => {
    expect(price(4001)).toBeNull();
    expect(price(null)).toBeNull();
    expect(rowsOf("OE-SP-CMXXXA-H00001", aGene({ codingBp: null }))[0]?.reason).toBe(
      "The length of the TP53 open reading frame is not on file, so this is quoted.",
    );
  });
});

it("quotes custom parts", () => {
  const rows = rowsOf("OE-SP-CMZXXA-H00001");

  expect(rows.every(({ unitCents }) => unitCents === null)).toBe(true);
  expect(rows[0]?.reason).toBe("A custom part is quoted as soon as we have seen its sequence.");
});

it("quotes AAV particles", () => {
  const aav = rowsOf("KO-AV-CMXXXA-H00001").filter(({ format }) => format.prefix === "VP");

  expect(aav.map(({ unitCents, days }) => [unitCents, days])).toEqual([
    [null, null],
    [null, null],
  ]);
});

it("offers the formats of the structure", () => {
  const prefixes = (sku: string) => [...new Set(rowsOf(sku).map(({ format }) => format.prefix))];

  expect(prefixes("KO-SP-CMXXXA-H00001")).toEqual(["PD", "GS", "TK"]);
  expect(prefixes("KO-LV-CMXXXA-H00001")).toEqual(["PD", "GS", "TK", "LP", "CL"]);
  expect(prefixes("KO-AV-CMXXXA-H00001")).toEqual(["PD", "GS", "TK", "VP"]);
  expect(prefixes("KO-PB-CMXXXK-H00001")).toEqual(["PD", "GS", "TK", "CL"]);
});

it("ships a design immediately in the formats that are in stock", () => {
  const rows = rowsOf("OE-LV-EFXXPA-H00001");

  expect(rows.find(({ option }) => option.code === "LP07")).toMatchObject({
    inStock: true,
    days: { min: 1, max: 3 },
  });
  expect(rows.find(({ option }) => option.code === "CL01")).toMatchObject({
    inStock: false,
    days: { min: 30, max: 40 },
  });
});

it("discounts about one row in seven by 10 to 25 %", () => {
  const rows = offeredPairs().flatMap(({ fn, structure, promoters }) =>
    promoters.flatMap((promoter) => formatRows(defaultDesignOfPair(fn, structure, promoter, aGene()))),
  );
  const priced = rows.filter(({ listCents }) => listCents !== null);
  const off = priced.filter(({ listCents, unitCents }) => listCents !== unitCents);

  expect(off.length / priced.length).toBeGreaterThan(1 / 9);
  expect(off.length / priced.length).toBeLessThan(1 / 5.5);
  for (const { listCents, unitCents } of off) {
    const percent = 100 - (100 * (unitCents ?? 0)) / (listCents ?? 1);
    expect(percent).toBeGreaterThanOrEqual(10);
    expect(percent).toBeLessThanOrEqual(25);
  }
});

it("has stable prices in whole dollars, unit prices up to the list price and a reason for every missing price", () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      const rows = formatRows(design);

      expect(formatRows(design)).toEqual(rows);
      for (const { sku, listCents, unitCents, reason } of rows) {
        expect(sku.startsWith(skuOf(design))).toBe(true);
        if (listCents === null || unitCents === null)
          expect([listCents, unitCents, !!reason]).toEqual([null, null, true]);
        else {
          expect((listCents % 100) + (unitCents % 100)).toBe(0);
          expect(unitCents).toBeLessThanOrEqual(listCents);
          expect(unitCents).toBeGreaterThan(0);
        }
      }
      const custom = [design.tag, design.fluorescence, design.selection].some(({ code }) => code === CUSTOM);
      if (custom) expect(rows.every(({ unitCents }) => unitCents === null)).toBe(true);
    }),
  );
});
