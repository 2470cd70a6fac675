import { parseSku } from "@ligate/contract/design/sku";
import { aGene } from "../../../../testing/designs.ts";
import { designFromCodes } from "../../resolve-design.ts";
import type { SpecifiedParts } from "../../specification/specified-parts.ts";
import type { Target } from "../../target.ts";
import { buildPlasmids } from "../plasmids.ts";

const plasmids = (sku: string, target: Target = aGene(), specified?: SpecifiedParts) => {
  const codes = parseSku(sku);
  if (!codes) throw new Error(`${sku} cannot be parsed.`);
  return buildPlasmids(designFromCodes(codes, target), specified);
};
const allPartsOf = (sku: string, target?: Target, specified?: SpecifiedParts) =>
  plasmids(sku, target, specified).map(({ parts }) => parts.map(({ name }) => name).join(" "));

describe("translation", () => {
  it("starts with a Kozak sequence, and with a start codon in front of a tag", () => {
    expect(allPartsOf("OE-SP-CMXXXA-H00001")[0]).toMatch(/^PCMV Kozak TP53 ORF bGH polyA/);
    expect(allPartsOf("OE-SP-CMFXXA-H00001")[0]).toMatch(
      /^PCMV Kozak and start codon FLAG TP53 ORF bGH polyA/,
    );
  });

  it("ends with a stop codon where the last protein has none, and leaves those out that a fusion reads through", () => {
    const lengths = (sku: string) =>
      plasmids(sku)[0]?.parts.map(({ name, length_bp }) => `${name} ${length_bp}`);

    expect(lengths("KO-SP-CMXXXA-H00001")).toEqual(expect.arrayContaining(["NLS 48", "Stop codon 3"]));
    expect(lengths("KO-SP-CMXGXA-H00001")).toContain("EGFP 720");
    expect(lengths("KO-SP-CMXGPA-H00001")).toEqual(expect.arrayContaining(["EGFP 717", "Puro 600"]));
    expect(lengths("OE-SP-CMXGXA-H00001")).toContain("TP53 ORF 1179");
    expect(lengths("KO-SP-CMXGXA-H00001")).not.toContain("Stop codon 3");
  });

  it("is started by the gene in front of the C terminus, and goes on into the gene behind the N terminus", () => {
    const donor = (sku: string, terminus: "N" | "C") => allPartsOf(sku, aGene(), { terminus })[0];

    expect(donor("KT-SP-ENFXXA-H00001", "C")).toContain("arm Linker FLAG Stop codon Right");
    expect(donor("KT-SP-ENFXXA-H00001", "N")).toContain("arm Kozak and start codon FLAG Linker Right");
    expect(donor("KT-SP-ENFXPA-H00001", "N")).toContain("arm Kozak Puro P2A FLAG Linker Right");
  });

  it("treats a specified insert as a protein only if it is a reading frame", () => {
    const donor = (insert: string) => allPartsOf("KI-SP-PGXXXA-H00001", aGene(), { insert })[0];

    expect(donor("ATGGCCTAA")).toContain("PPGK Kozak Insert bGH polyA");
    expect(donor("ATGGCC")).toContain("PPGK Kozak Insert Stop codon bGH polyA");
    expect(donor("GCCGCCGCC")).toContain("PPGK Insert bGH polyA");
    expect(donor("ATGTAAGCC")).toContain("PPGK Insert bGH polyA");
    expect(donor("ATGGCCT")).toContain("PPGK Insert bGH polyA");
  });
});
