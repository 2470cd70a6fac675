import { parseSku } from "@ligate/contract/design/sku";
import { aGene } from "../../../testing/designs.ts";
import { designFromCodes } from "../resolve-design.ts";
import { bacterialMarkerNote } from "./bacterial-marker.ts";

const noteOf = (sku: string) => {
  const codes = parseSku(sku);
  return codes && bacterialMarkerNote(designFromCodes(codes, aGene()));
};

it("explains why Neo replaced Kan by Amp", () => {
  expect(noteOf("KO-PB-CMXXNA-H00001")).toBe(
    "Amp instead of Kan: Neo (nptII) also confers kanamycin resistance.",
  );
});

it("gives no note for the default marker", () => {
  expect(noteOf("KO-PB-CMXXPK-H00001")).toBeUndefined();
  expect(noteOf("OE-SP-CMFXNA-H00001")).toBeUndefined();
});
