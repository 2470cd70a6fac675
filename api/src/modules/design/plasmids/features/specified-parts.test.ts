import { parseSku } from "@ligate/contract/design/sku";
import { aGene } from "../../../../testing/designs.ts";
import { designFromCodes } from "../../resolve-design.ts";
import type { SpecifiedParts } from "../../specification/specified-parts.ts";
import { CONTROL, type Target } from "../../target.ts";
import { buildPlasmids } from "../plasmids.ts";

const plasmids = (sku: string, target: Target = aGene(), specified?: SpecifiedParts) => {
  const codes = parseSku(sku);
  if (!codes) throw new Error(`${sku} cannot be parsed.`);
  return buildPlasmids(designFromCodes(codes, target), specified);
};
const allPartsOf = (sku: string, target?: Target, specified?: SpecifiedParts) =>
  plasmids(sku, target, specified).map(({ parts }) => parts.map(({ name }) => name).join(" "));

describe("what the customer specifies", () => {
  const part = (sku: string, name: string, specified: SpecifiedParts, target?: Target) =>
    plasmids(sku, target, specified)
      .flatMap(({ parts }) => parts)
      .find((each) => each.name === name);

  it("completes a guide, with a G in front where U6 needs it", () => {
    const guide = (spacer: string) => part("KO-SP-CMXXXA-H00001", "gRNA", { guides: [spacer] });

    expect(guide(`G${"A".repeat(19)}`)).toMatchObject({ length_bp: 96, known_bp: 96 });
    expect(guide("A".repeat(20))).toMatchObject({ length_bp: 97, known_bp: 97 });
    expect(part("KD-SP-CMXXXA-H00001", "crRNA", { guides: ["A".repeat(30)] })).toMatchObject({
      length_bp: 60,
      known_bp: 60,
    });
    expect(part("RI-SP-U6XXXA-H00001", "shRNA", { guides: ["A".repeat(21)] })).toMatchObject({
      length_bp: 1 + 48,
      known_bp: 1 + 48,
    });
    expect(part("RI-SP-H1XXXA-H00001", "shRNA", { guides: ["A".repeat(21)] })).toMatchObject({
      length_bp: 48,
    });
  });

  it("begins the hairpin of a control behind U6 with G too", () => {
    const hairpin = (sku: string) => part(sku, "shRNA", {}, CONTROL);

    expect(hairpin("RI-SP-U6XXXA-000000")).toMatchObject({ length_bp: 1 + 48, known_bp: 1 + 48 });
    expect(hairpin("RI-SP-H1XXXA-000000")).toMatchObject({ length_bp: 48, known_bp: 48 });
  });

  it("completes both guides of a deletion, each with its own", () => {
    const guides = ["G".repeat(20), "A".repeat(20)];

    expect(part("DL-SP-CMXXXA-H00001", "gRNA 1", { guides })).toMatchObject({ length_bp: 96, known_bp: 96 });
    expect(part("DL-SP-CMXXXA-H00001", "gRNA 2", { guides })).toMatchObject({
      ...{ length_bp: 1 + 20 + 86, known_bp: 1 + 20 + 86 },
    });
  });

  it("completes the customer's own part, and starts it where it does not begin with ATG", () => {
    const tag = { tag: "GCCGCCGCC" };

    expect(part("OE-SP-CMZXXA-H00001", "Custom tag (schematic)", {})).toMatchObject({
      length_bp: 60,
      known_bp: 0,
    });
    expect(part("OE-SP-CMZXXA-H00001", "Custom tag", tag)).toMatchObject({ length_bp: 9, known_bp: 9 });
    expect(allPartsOf("OE-SP-CMZXXA-H00001", aGene(), tag)[0]).toContain(
      "Kozak and start codon Custom tag TP53 ORF",
    );
  });

  it("gives a control the arms of its species", () => {
    const arm = (specified: SpecifiedParts) =>
      part("KI-SP-PGXXPA-000000", "Left homology arm", specified, CONTROL);

    expect(arm({})).toMatchObject({ length_bp: 800, known_bp: 0 });
    expect(arm({ species: "Human" })).toMatchObject({ length_bp: 804, known_bp: 804 });
    expect(arm({ species: "Mouse" })).toMatchObject({ length_bp: 454, known_bp: 454 });
  });

  it("gives donors at AAVS1 and Gt(ROSA)26Sor the arms of the locus", () => {
    const locus = { targetClass: "locus" as const, codingBp: null };
    const arm = (symbol: string) =>
      part("KI-SP-PGXXPA-H00001", "Right homology arm", {}, aGene({ ...locus, symbol }));

    expect(arm("AAVS1")).toMatchObject({ length_bp: 837, known_bp: 837 });
    expect(arm("Gt(ROSA)26Sor")).toMatchObject({ length_bp: 195, known_bp: 195 });
  });
});
