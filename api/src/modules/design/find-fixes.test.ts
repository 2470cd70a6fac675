import { parseSku } from "@ligate/contract/design/sku";
import fc from "fast-check";
import { aGene, anyDesign } from "../../testing/designs.ts";
import { designProblem } from "./check-design.ts";
import { categories, functions, parts, structures } from "./data/design-data.ts";
import type { Design } from "./design.ts";
import { findFixes } from "./find-fixes.ts";
import { findSizeFix } from "./part-changes.ts";
import { findCategory, uncheckedDesignFromCodes } from "./resolve-design.ts";
import { type Target, TEMPLATE } from "./target.ts";

function designOf(sku: string, target: Target = TEMPLATE): Design {
  const codes = parseSku(sku);
  if (!codes) throw new Error(`${sku} cannot be parsed.`);
  return uncheckedDesignFromCodes(codes, target);
}
const fixes = (sku: string, target?: Target) =>
  findFixes(designOf(sku, target)).map(({ label, product_sku }) => [label, product_sku]);

it("drops the fluorophore that makes an AAV too large, or keeps it in another structure", () => {
  expect(fixes("KO-AV-CMXGXA-XXXXXX")).toEqual([
    ["Drop EGFP", "KO-AV-CMXXXA-XXXXXX"],
    ["Use Standard instead of AAV", "KO-SP-CMXGXA-XXXXXX"],
    ["Use Lenti instead of AAV", "KO-LV-CMXGXA-XXXXXX"],
    ["Use Lenti-AIO instead of AAV", "KO-LA-CMXGXC-XXXXXX"],
  ]);
});

it("brings a vector to a length by a shorter promoter first, and keeps its selection marker", () => {
  const sizeFix = (sku: string, maxBp: number) => findSizeFix(designOf(sku, aGene()), maxBp)?.fix.label;

  expect(sizeFix("KO-LA-CMXGPC-H00001", 9200)).toBe("Use PEFS instead of PCMV");
  expect(sizeFix("KO-LA-CMXGPC-H00001", 8500)).toBe("Drop EGFP");
  expect(sizeFix("CI-LA-EFXGPC-H00001", 8500)).toBe("Use PEFS instead of PEF1A and drop EGFP");
  expect(sizeFix("CA-LA-CMXXPC-H00001", 9200)).toBeUndefined();
});

it("replaces Kan where Neo is chosen", () => {
  expect(fixes("OE-SP-CMXXNK-XXXXXX")).toEqual([["Use Amp instead of Kan", "OE-SP-CMXXNA-XXXXXX"]]);
});

it("adds the marker that a kit needs", () => {
  expect(fixes("KT-SP-ENXXXA-XXXXXX")).toEqual([["Add EGFP", "KT-SP-ENXGXA-XXXXXX"]]);
  expect(fixes("KO-LV-CMXXXA-XXXXXX")).toEqual([["Add Puro", "KO-LV-CMXXPA-XXXXXX"]]);
});

it("names the functions that the reason names for a target", () => {
  const malat1 = aGene({ symbol: "MALAT1", targetClass: "lncrna", codingBp: null });

  expect(fixes("KO-SP-CMXXXA-H00001", malat1)).toEqual([
    ["Use CRISPRi instead of CRISPR KO", "CI-SP-CMXXXA-H00001"],
    ["Use CRISPR DEL instead of CRISPR KO", "DL-SP-CMXXXA-H00001"],
  ]);
});

it("offers another promoter at a locus without a splice acceptor", () => {
  const aavs1 = aGene({ symbol: "AAVS1", targetClass: "locus", codingBp: null });

  expect(fixes("KI-SP-ENXXXA-H00001", aavs1)).toContainEqual([
    "Use PEF1A instead of Endogenous",
    "KI-SP-EFXXXA-H00001",
  ]);
});

it("offers a structure for a reading frame that is too long for an AAV", () => {
  expect(fixes("OE-AV-CMXXXA-H00001", aGene({ codingBp: 5592 })).map(([label]) => label)).toEqual([
    "Use Standard instead of AAV",
    "Use Lenti instead of AAV",
    "Use piggyBac instead of AAV",
  ]);
});

it("has none for a design that can be made, nor for a target that nothing is designed for", () => {
  expect(fixes("KO-SP-CMXXXA-XXXXXX")).toEqual([]);
  expect(fixes("KO-SP-CMXXXA-H00001", aGene({ targetClass: "mitochondrial" }))).toEqual([]);
});

const pick = <T>(all: T[]) => fc.constantFrom(...all);
/** Any combination of parts, whether it is offered or not. */
const anyCombination: fc.Arbitrary<Design> = fc
  .record({
    fn: pick(functions),
    structure: pick(structures),
    promoter: pick(parts.promoters),
    tag: pick(parts.proteinTags),
    fluorescence: pick(parts.fluorescenceMarkers),
    selection: pick(parts.selectionMarkers),
    bacterial: pick(parts.bacterialMarkers),
    target: anyDesign.map(({ target }) => target),
  })
  .map((design) => ({ ...design, category: findCategory(design.fn) }));

it("leads every refused combination to designs that can be made", () => {
  expect(categories.length).toBeGreaterThan(0);
  fc.assert(
    fc.property(anyCombination, (design) => {
      const found = findFixes(design);
      expect(found.length > 0).toBe(designProblem(design) !== undefined);
      for (const { label, product_sku } of found) {
        expect(designProblem(designOf(product_sku, design.target))).toBeUndefined();
        expect(label).toMatch(/^(Use|Drop|Add) /);
      }
    }),
    { numRuns: 300 },
  );
}, 60_000);
