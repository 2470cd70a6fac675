import { parseSku } from "@ligate/contract/design/sku";
import fc from "fast-check";
import { aGene, anyDesign } from "../../../testing/designs.ts";
import { CUSTOM, toSku } from "../design.ts";
import { designFromCodes } from "../resolve-design.ts";
import { CONTROL, type Target, TEMPLATE } from "../target.ts";
import { formatRows } from "./format-rows.ts";

const queryRows = (sku: string, target: Target = aGene()) => {
  const codes = parseSku(sku);
  if (!codes) throw new Error(`${sku} cannot be parsed.`);
  return formatRows(designFromCodes(codes, target));
};
const listPrices = (sku: string, target?: Target) =>
  Object.fromEntries(
    queryRows(sku, target).map(({ option, listCents }) => [
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
    LP07: null,
    LP08: null,
    LP09: null,
    CL01: null,
    CL02: null,
  });
});

it("quotes what is made with a template, because something must be cloned into it first", () => {
  const reasons = (sku: string, prefix: string) => [
    ...new Set(
      queryRows(sku, TEMPLATE).flatMap(({ format, reason }) => (format.prefix === prefix ? reason : [])),
    ),
  ];

  expect(reasons("CA-LA-ESXXPC-XXXXXX", "LP")).toEqual(["A guide must be cloned first."]);
  expect(reasons("CA-LA-ESXXPC-XXXXXX", "CL")).toEqual(["A guide must be cloned first."]);
  expect(reasons("DL-AV-ESXXXA-XXXXXX", "VP")).toEqual(["A pair of guides must be cloned first."]);
  expect(reasons("OE-LV-CMXXPA-XXXXXX", "LP")).toEqual(["A reading frame must be cloned first."]);
  expect(reasons("OE-LV-CMXXPA-XXXXXX", "PD")).toEqual([undefined]);
});

it("prices lentivirus particles by the size of the insert", () => {
  const rows = (sku: string) =>
    Object.fromEntries(queryRows(sku).map((row) => [row.option.code, row] as const));
  const [fine, longer, tooLong] = ["KO-LA-ESXXPC", "KO-LA-ESXGPC", "KO-LA-CMXGPC"].map((parts) =>
    rows(`${parts}-H00001`),
  );

  expect(fine).toMatchObject({ LP07: { listCents: 890_00 }, LP08: { listCents: 1290_00 } });
  expect(fine?.LP07?.note).toBeUndefined();
  expect(longer).toMatchObject({
    LP07: {
      listCents: 935_00,
      note: "8.87 kb from LTR to LTR: a lower titer is to be expected than below 8.5 kb.",
    },
    LP08: {
      listCents: null,
      reason: "8.87 kb from LTR to LTR is over the 8.5 kb to which this amount is priced.",
    },
    CL01: { listCents: 2490_00 },
  });
  expect(tooLong).toMatchObject({
    PD10: { listCents: 560_00 },
    LP07: { listCents: null },
    LP08: { listCents: null },
    CL01: { listCents: null },
  });
});

it.each([
  ["KO-SP-CMXXXA-H00001", 395, "CRISPR KO in Standard"],
  ["KO-LV-CMXXPA-H00001", 445, "Lenti 50 more"],
  ["KO-AV-CMXXXA-H00001", 545, "AAV 150 more"],
  ["KO-SP-CMFXXA-H00001", 420, "a tag 25 more"],
  ["KO-SP-CMXGXA-H00001", 440, "a fluorophore 45 more"],
  ["OE-SP-CMXXXA-H00001", 345, "a reading frame to 2 kb"],
])("prices %s at %d: %s", (sku, base) => {
  expect(listPrices(sku).PD05).toBe(base);
});

it.each([
  ["KO-SP-CMXXXA", 395],
  ["CA-SP-CMXXXA", 445],
  ["CI-SP-CMXXXA", 395],
  ["KD-SP-CMXXXA", 445],
  ["KI-SP-ENXXXA", 1195],
  ["KT-SP-ENFXXA", 1095 + 25],
  ["DL-SP-CMXXXA", 595],
  ["OE-SP-CMXXXA", 345],
  ["IE-SP-T3XXXA", 445],
  ["RI-SP-U6XXXA", 195],
  ["IR-LA-T3XXXC", 345 + 100],
  ["OE-LV-CMXXXA", 345 + 50],
  ["KO-LA-CMXXXC", 395 + 100],
  ["OE-AV-CMXXXA", 345 + 150],
  ["OE-PB-CMXXXK", 345 + 100],
])("has the base price of its function and structure: %s at %d", (kit, base) => {
  expect(listPrices(`${kit}-H00001`)).toMatchObject({
    PD05: base,
    PD10: base + 20,
    PD20: base + 60,
    GS01: Math.max(95, base - 40),
    TK01: base + 180,
  });
});

it("takes the business days of its format", () => {
  const days = Object.fromEntries(
    queryRows("KO-LA-CMXXPC-H00001").map(({ format, days }) => [format.prefix, days && [days.min, days.max]]),
  );

  expect(days).toEqual({ PD: [10, 15], GS: [10, 12], TK: [12, 15], LP: [17, 25], CL: [30, 40] });
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
    expect(queryRows("OE-SP-CMXXXA-H00001", aGene({ codingBp: null }))[0]?.reason).toBe(
      "The length of the TP53 open reading frame is not on file, so this is quoted.",
    );
  });
});

it("quotes custom parts", () => {
  const rows = queryRows("OE-SP-CMZXXA-H00001");

  expect(rows.every(({ unitCents }) => unitCents === null)).toBe(true);
  expect(rows[0]?.reason).toBe("A custom part is quoted as soon as we have seen its sequence.");
});

it("quotes AAV particles", () => {
  const aav = queryRows("KO-AV-CMXXXA-H00001").filter(({ format }) => format.prefix === "VP");

  expect(aav.map(({ unitCents, days }) => [unitCents, days])).toEqual([
    [null, null],
    [null, null],
  ]);
});

it("offers the formats of the structure", () => {
  const prefixes = (sku: string) => [...new Set(queryRows(sku).map(({ format }) => format.prefix))];

  expect(prefixes("KO-SP-CMXXXA-H00001")).toEqual(["PD", "GS", "TK"]);
  expect(prefixes("KO-LV-CMXXPA-H00001")).toEqual(["PD", "GS", "TK", "LP", "CL"]);
  expect(prefixes("KO-AV-CMXXXA-H00001")).toEqual(["PD", "GS", "TK", "VP"]);
  expect(prefixes("KO-PB-CMXXXK-H00001")).toEqual(["PD", "GS", "TK", "CL"]);
});

it("ships a design immediately in the formats that are in stock", () => {
  const rows = queryRows("OE-LV-EFXXPA-H00001");

  expect(rows.find(({ option }) => option.code === "LP07")).toMatchObject({
    inStock: true,
    days: { min: 1, max: 3 },
  });
  expect(rows.find(({ option }) => option.code === "CL01")).toMatchObject({
    inStock: false,
    days: { min: 30, max: 40 },
  });
});

it("applies the open reading frame price to overexpression and inducible expression alike", () => {
  const reasonOf = (sku: string, codingBp: number) => queryRows(sku, aGene({ codingBp }))[0]?.reason;

  for (const sku of ["OE-SP-CMXXXA-H00002", "IE-SP-T3XXPA-H00002"]) {
    expect(listPrices(sku, aGene({ codingBp: 3633 })).PD05).toBe(
      (listPrices(sku, aGene({ codingBp: 1182 })).PD05 ?? 0) + 250,
    );
    expect(listPrices(sku, aGene({ symbol: "BRCA1", codingBp: 5592 })).PD05).toBeNull();
    expect(reasonOf(sku, 5592)).toBe("The TP53 open reading frame has 5,592 bp. Over 4,000 bp it is quoted.");
  }
});

it("quotes the cell lines of a lentivirus that cannot be packaged, with the same reason", () => {
  const rows = queryRows("CA-LA-CGFOHC-XXXXXX", TEMPLATE);
  const byPrefix = (prefix: string) => rows.filter(({ format }) => format.prefix === prefix);

  expect(byPrefix("PD").every(({ unitCents }) => unitCents !== null)).toBe(true);
  expect(byPrefix("LP").every(({ unitCents }) => unitCents === null)).toBe(true);
  for (const { listCents, isOffered, reason } of byPrefix("CL")) {
    expect({ listCents, isOffered, reason }).toEqual({
      listCents: null,
      isOffered: true,
      reason: byPrefix("LP")[0]?.reason,
    });
  }
});

describe("a stable cell line", () => {
  const cellLines = (sku: string) => queryRows(sku).filter(({ format }) => format.prefix === "CL");

  it("is not offered without a selection marker and a fluorescence marker", () => {
    for (const row of cellLines("KO-PB-CMXXXK-H00001")) {
      expect(row).toMatchObject({ isOffered: false, listCents: null, unitCents: null, days: null });
      expect(row.reason).toMatch(
        /^A stable cell line needs a selection marker or a fluorescence marker, .+\.$/,
      );
    }
  });

  it.each(["KO-PB-CMXXPK-H00001", "KO-PB-CMXGXK-H00001"])("is offered with one of them: %s", (sku) => {
    expect(cellLines(sku).map(({ isOffered, unitCents }) => [isOffered, unitCents !== null])).toEqual([
      [true, true],
      [true, true],
    ]);
  });
});

it("adds what the specification of a line costs before the percentage of a control, or quotes all formats", () => {
  const codes = parseSku("KI-SP-PGXXPA-000000");
  if (!codes) throw new Error("The SKU cannot be parsed.");
  const control = designFromCodes(codes, CONTROL);
  const [plain] = formatRows(control);
  const [longer] = formatRows(control, { surcharge: { cents: 250_00 } });
  const quoted = formatRows(control, { surcharge: { reason: "It is long." } });

  expect((longer?.listCents ?? 0) - (plain?.listCents ?? 0)).toBe(150_00);
  expect(quoted.every(({ unitCents, reason }) => unitCents === null && reason === "It is long.")).toBe(true);
});

it("has stable prices in whole dollars, unit prices up to the list price and a reason for every missing price", () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      const rows = formatRows(design);

      expect(formatRows(design)).toEqual(rows);
      for (const { sku, listCents, unitCents, reason } of rows) {
        expect(sku.startsWith(toSku(design))).toBe(true);
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
