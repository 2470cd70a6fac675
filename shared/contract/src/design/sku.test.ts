import fc from "fast-check";
import { buildSku, type DesignCodes, parseSku, TEST_DESIGN_SKU } from "./sku.ts";

const one = (codes: string) => fc.constantFrom(...codes);
const two = (...codes: string[]) => fc.constantFrom(...codes);

const design: fc.Arbitrary<DesignCodes> = fc.record(
  {
    fn: two("KO", "CA", "CI", "KD", "KI", "KT", "DL", "OE", "IE", "RI", "IR"),
    structure: two("SP", "LV", "LA", "AV", "PB"),
    promoter: fc.stringMatching(/^[A-Z0-9]{2}$/),
    tag: one("XFTHM6VSZ"),
    fluorescence: one("XGRBYOIZ"),
    selection: one("XPNHBEZ"),
    bacterial: one("AKCS"),
    target: fc.stringMatching(/^[A-Z0-9]{6}$/),
    format: two(
      "PD05",
      "PD10",
      "PD20",
      "GS01",
      "TK01",
      "LP07",
      "LP08",
      "LP09",
      "VP12",
      "VP13",
      "CL01",
      "CL02",
    ),
  },
  {
    requiredKeys: ["fn", "structure", "promoter", "tag", "fluorescence", "selection", "bacterial", "target"],
  },
);

it("parses every SKU that it builds, in upper and lower case", () => {
  fc.assert(
    fc.property(design, fc.boolean(), (codes, lower) => {
      const sku = buildSku(codes);
      expect(parseSku(lower ? sku.toLowerCase() : sku)).toEqual(codes);
    }),
  );
});

it("parses the test design", () => {
  expect(parseSku(`${TEST_DESIGN_SKU}-PD10`)).toEqual({
    fn: "CA",
    structure: "LA",
    promoter: "CM",
    tag: "X",
    fluorescence: "X",
    selection: "P",
    bacterial: "C",
    target: "XXXXXX",
    format: "PD10",
  });
});

it.each([
  "",
  "TR-1001",
  "CA-LA-CMXXPC",
  "XX-LA-CMXXPC-XXXXXX",
  "CA-LA-CMXXPC-XXXXXX-",
  "CA-LA-CMXXPC-XXXXXX-PD1",
  "CA-LA-CMQXPC-XXXXXX",
])("finds no design in %p", (text) => expect(parseSku(text)).toBeUndefined());
