import type { DesignQuery } from "@ligate/contract/design/schemas";
import { buildSku, type DesignCodes, parseSku, TEST_DESIGN_SKU } from "@ligate/contract/design/sku";
import fc from "fast-check";
import { aGene, anyDesign } from "../../testing/designs.ts";
import { designProblem } from "./check-design.ts";
import { type Design, DesignError, skuOf } from "./design.ts";
import { designFromCodes, designFromNames } from "./resolve-design.ts";
import { TEMPLATE } from "./target.ts";

const codes = (sku: string): DesignCodes => {
  const parsed = parseSku(sku);
  if (!parsed) throw new Error(`${sku} cannot be parsed.`);
  return parsed;
};
const resolve = (sku: string) => designFromCodes(codes(sku), aGene());

const namesOf = (design: Design): DesignQuery => ({
  function_type_name: design.fn.name,
  structure_type_name: design.structure.name,
  promoter_name: design.promoter.name,
  protein_tag_name: design.tag.name,
  fluorescene_marker_name: design.fluorescence.name,
  selection_marker_name: design.selection.name,
  bacterial_marker_name: design.bacterial.name,
  target_sequence: design.target.number,
});

describe("every valid design", () => {
  const makeable = anyDesign.filter((design) => designProblem(design) === undefined);

  it("resolves from its SKU to the same design", () => {
    fc.assert(
      fc.property(makeable, (design) => {
        const sku = skuOf(design);

        expect(buildSku(codes(sku.toLowerCase()))).toBe(sku);
        expect(designFromCodes(codes(sku), design.target)).toEqual(design);
      }),
    );
  });

  it("resolves from the names of its parts to the same design", () => {
    fc.assert(
      fc.property(makeable, (design) => {
        expect(designFromNames(namesOf(design), design.target)).toEqual(design);
      }),
    );
  });
});

it("resolves the test design", () => {
  expect(namesOf(designFromCodes(codes(TEST_DESIGN_SKU), TEMPLATE))).toEqual({
    function_type_name: "CRISPRa",
    structure_type_name: "Lenti-AIO",
    promoter_name: "PCMV",
    protein_tag_name: "None",
    fluorescene_marker_name: "None",
    selection_marker_name: "Puro",
    bacterial_marker_name: "CAM",
    target_sequence: "XXXXXX",
  });
});

it.each([
  ["OE-SP-CMFXNK-H00001", "Kan does not go with Neo: Neo (nptII) also confers kanamycin resistance."],
  ["CA-AV-CMXXXA-H00001", "CRISPRa in AAV is not offered. dCas9-VPR alone is 5.7 kb"],
  ["RI-LV-CMXXXA-H00001", "RNAi in Lenti does not come with the promoter PCMV."],
  ["RI-LV-U6FXXA-H00001", "RNAi in Lenti does not come with the protein tag FLAG."],
  ["KO-AV-CMXXPA-H00001", "CRISPR KO in AAV does not come with the selection marker Puro."],
  ["KO-SP-CMXXXS-H00001", "CRISPR KO in Standard does not come with the bacterial marker Spec."],
  ["KO-SP-QQXXXA-H00001", "There is no promoter called QQ."],
  ["KT-SP-ENXXXA-H00001", "CRISPR KI-Tag needs a protein tag or a fluorescence marker."],
  ["KT-SP-PGFXXA-H00001", "PPGK would drive nothing in CRISPR KI-Tag: add a fluorescence marker"],
])("rejects %s: %s", (sku, message) => {
  expect(() => resolve(sku)).toThrow(DesignError);
  expect(() => resolve(sku)).toThrow(message);
});

it("replaces Kan by Amp if Neo is chosen by name", () => {
  const names = { ...namesOf(resolve("KO-PB-CMXXNA-H00001")), bacterial_marker_name: "Kan" };

  expect(skuOf(designFromNames(names, aGene()))).toBe("KO-PB-CMXXNA-H00001");
});

it("rejects a name with different letter case", () => {
  const names = { ...namesOf(resolve("KO-SP-CMXXXA-H00001")), promoter_name: "pcmv" };

  expect(() => designFromNames(names, aGene())).toThrow("There is no promoter called pcmv.");
});
