import type { DesignQuery } from "@ligate/contract/design/schemas";
import { buildSku, type DesignCodes, parseSku, TEST_DESIGN_SKU } from "@ligate/contract/design/sku";
import fc from "fast-check";
import { aGene, anyDesign } from "../../testing/designs.ts";
import { designProblem } from "./check-design.ts";
import { type Design, DesignError, toSku } from "./design.ts";
import { designFromCodes, uncheckedDesignFromNames } from "./resolve-design.ts";
import { CONTROL, TEMPLATE } from "./target.ts";

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
        const sku = toSku(design);

        expect(buildSku(codes(sku.toLowerCase()))).toBe(sku);
        expect(designFromCodes(codes(sku), design.target)).toEqual(design);
      }),
    );
  });

  it("resolves from the names of its parts to the same design", () => {
    fc.assert(
      fc.property(makeable, (design) => {
        expect(uncheckedDesignFromNames(namesOf(design), design.target)).toEqual(design);
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
  ["CA-AV-CMXXXA-H00001", "CRISPRa in AAV is not offered. dCas9-VPR alone is 5.67 kb"],
  ["RI-LV-CMXXXA-H00001", "RNAi in Lenti does not come with the promoter PCMV."],
  ["RI-LV-U6FXXA-H00001", "RNAi in Lenti does not come with the protein tag FLAG."],
  ["KO-AV-CMXXPA-H00001", "CRISPR KO in AAV does not come with the selection marker Puro."],
  ["KO-SP-CMXXXS-H00001", "CRISPR KO in Standard does not come with the bacterial marker Spec."],
  ["KO-SP-QQXXXA-H00001", "There is no promoter called QQ."],
  ["KT-SP-ENXXXA-H00001", "CRISPR KI-Tag needs a protein tag or a fluorescence marker."],
  [
    "KO-LV-CMXXXA-H00001",
    "CRISPR KO in Lenti needs a fluorescence marker or a selection marker. The marker is on",
  ],
  ["IE-LV-T3XXXA-H00001", "Inducible Expression in Lenti needs a fluorescence marker or a selection marker."],
  [
    "KT-SP-PGFXXA-H00001",
    "PPGK would drive nothing in CRISPR KI-Tag: add a fluorescence marker or a selection",
  ],
  [
    "KT-SP-PGXGXA-H00001",
    "PPGK would drive nothing in CRISPR KI-Tag: add a protein tag or a selection marker,",
  ],
  [
    "KT-AV-PGXGXA-H00001",
    "PPGK would drive nothing in CRISPR KI-Tag: add a protein tag, or choose Endogenous.",
  ],
  ["DL-AV-ESXGXA-H00001", "over the 5.0 kb that packages well. Drop EGFP and it is 4.63 kb."],
])("rejects %s: %s", (sku, message) => {
  expect(() => resolve(sku)).toThrow(DesignError);
  expect(() => resolve(sku)).toThrow(message);
});

it("rejects functions and promoters that do not apply to the target", () => {
  const malat1 = aGene({ symbol: "MALAT1", targetClass: "lncrna", codingBp: null });
  const aavs1 = aGene({ symbol: "AAVS1", targetClass: "locus", codingBp: null });

  expect(() => designFromCodes(codes("OE-SP-CMXXXA-H00001"), malat1)).toThrow("MALAT1 is a non-coding RNA");
  expect(() => designFromCodes(codes("IE-LV-T3XXPA-H00161"), aavs1)).toThrow(
    "AAVS1 is a site for insertions",
  );
  expect(() => designFromCodes(codes("KI-SP-ENXXXA-H00161"), aavs1)).toThrow(
    "Inserts at AAVS1 lie in an intron",
  );
  expect(() => designFromCodes(codes("KI-SP-ENXXXA-000000"), CONTROL)).toThrow(
    "Inserts at AAVS1 or Rosa26 lie in",
  );
  expect(designProblem(designFromCodes(codes("KI-SP-PGXXPA-000000"), CONTROL))).toBeUndefined();
});

it("replaces Kan by Amp if Neo is chosen by name", () => {
  const names = { ...namesOf(resolve("KO-PB-CMXXNA-H00001")), bacterial_marker_name: "Kan" };

  expect(toSku(uncheckedDesignFromNames(names, aGene()))).toBe("KO-PB-CMXXNA-H00001");
});

it("rejects a name with different letter case", () => {
  const names = { ...namesOf(resolve("KO-SP-CMXXXA-H00001")), promoter_name: "pcmv" };

  expect(() => uncheckedDesignFromNames(names, aGene())).toThrow("There is no promoter called pcmv.");
});
