import fc from "fast-check";
import { buildSku, type DesignCodes, parseSku, TEST_DESIGN_SKU } from "./sku.ts";

const codeOf = (...codes: string[]) => fc.constantFrom(...codes);

/** One character. The valid ones are data of the API. */
const PART = fc.stringMatching(/^[A-Z0-9]$/);

const design: fc.Arbitrary<DesignCodes> = fc.record(
  {
    fn: codeOf("KO", "CA", "CI", "KD", "KI", "KT", "DL", "OE", "IE", "RI", "IR"),
    structure: codeOf("SP", "LV", "LA", "AV", "PB"),
    promoter: fc.stringMatching(/^[A-Z0-9]{2}$/),
    tag: PART,
    fluorescence: PART,
    selection: PART,
    bacterial: PART,
    target: fc.stringMatching(/^[A-Z0-9]{6}$/),
    format: fc.stringMatching(/^[A-Z]{2}\d{2}$/),
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
  "CA-LA-CMXXP-XXXXXX",
  "CA-LA-CM-XPC-XXXXXX",
])("does not parse %p", (text) => expect(parseSku(text)).toBeUndefined());
