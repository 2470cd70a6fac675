import { parseSku } from "@ligate/contract/design/sku";
import { reverseComplement } from "@ligate/contract/sequences/bases";
import { aGene } from "../../../testing/designs.ts";
import { sequences, vectors } from "../data/design-data.ts";
import { designFromCodes } from "../resolve-design.ts";
import { buildPlasmidSequences } from "../sequences/kit-sequences.ts";
import { checkSpecification } from "../specification/check-specification.ts";
import type { SpecifiedParts } from "../specification/specified-parts.ts";
import { CONTROL, type Target } from "../target.ts";
import { coverPairs, everyDesign } from "../testing/every-kit.ts";
import { findFeature, readBases } from "../testing/exported-plasmids.ts";

const T2 = "GGGGCCACTAGGGACAGGAT";
const ROSA26 = "ACTCCAGTCTTTCTAGAAGA";
const locus = (symbol: string, species: "Human" | "Mouse" = "Human"): Target =>
  aGene({ symbol, species, targetClass: "locus", codingBp: null });
const AAVS1 = locus("AAVS1");
const GT_ROSA = locus("Gt(ROSA)26Sor", "Mouse");

const aDesign = (sku: string, target: Target) => {
  const codes = parseSku(sku);
  if (!codes) throw new Error(`${sku} cannot be parsed.`);
  return designFromCodes(codes, target);
};
const kit = (sku: string, target: Target, specified?: SpecifiedParts) =>
  buildPlasmidSequences(aDesign(sku, target), specified);
const spacer = (plasmids: ReturnType<typeof kit>) => {
  const found = plasmids.flatMap((plasmid) => {
    const feature = findFeature(plasmid, "spacer");
    return feature ? [{ bases: readBases(plasmid, feature), source: feature.source }] : [];
  });
  return found[0];
};

describe("a donor whose homology arms are on file", () => {
  it("comes with the guide that fits to them, whatever guide is specified", () => {
    const sku = "KI-SP-PGXXPA-H00001";
    expect(spacer(kit(sku, AAVS1))).toMatchObject({ bases: T2, source: expect.stringContaining("Mali") });
    expect(spacer(kit(sku, GT_ROSA))).toMatchObject({
      bases: ROSA26,
      source: expect.stringContaining("Chu"),
    });
    expect(spacer(kit(sku, AAVS1, { guides: ["A".repeat(20)] }))).toMatchObject({ bases: T2 });
    expect(spacer(kit(sku, aGene()))).toMatchObject({ bases: "N".repeat(20) });

    const control = (species?: "Human" | "Mouse") => kit("KI-SP-PGXXPA-000000", CONTROL, { species });
    expect(spacer(control("Human"))?.bases).toBe(T2);
    expect(spacer(control("Mouse"))?.bases).toBe(ROSA26);
    expect(spacer(control())?.bases).toBe("N".repeat(20));
  });

  it("has no complete target of its guide with a PAM, in any combination of parts", () => {
    for (const [target, guide] of [
      [AAVS1, T2],
      [GT_ROSA, ROSA26],
    ] as const) {
      const designs = [...coverPairs(everyDesign(target))].filter(({ design }) => design.fn.code === "KI");
      expect(designs.length).toBeGreaterThan(50);
      const cut = designs.filter(({ design }) => {
        const [donor] = buildPlasmidSequences(design);
        return hasTarget(donor?.bases ?? "", guide);
      });
      expect(cut).toEqual([]);
    }
  });

  it("has the arms of Rosa26 on either side of the cut, 3 nt in front of the PAM", () => {
    const [left, right] = ["Rosa26 left arm", "Rosa26 right arm"].map((name) => sequences[name]?.bases ?? "");

    expect(left?.endsWith(ROSA26.slice(0, 17))).toBe(true);
    expect(right?.startsWith(`${ROSA26.slice(17)}TGG`)).toBe(true);
    expect(hasTarget(`${left}${right}`, ROSA26)).toBe(true);
  });

  it("asks for no guide, and leaves out the guide of an older line with a warning", () => {
    const guide = { source: "own" as const, sequences: ["A".repeat(20)] };
    const insert = { source: "template" as const };
    const design = aDesign("KI-SP-PGXXPA-H00001", AAVS1);
    const checked = checkSpecification(design, "PD10", { insert, guide });

    expect(checked).toMatchObject({ problems: [], specification: { insert } });
    expect(checked.specification).not.toHaveProperty("guide");
    expect(checked.warnings).toEqual([{ field: "guide", message: expect.stringContaining(T2) }]);
    expect(checked.guideWarnings).toEqual([expect.stringContaining(T2)]);
    const same = { ...guide, sequences: [T2.toLowerCase()] };
    expect(checkSpecification(design, "PD10", { insert, guide: same }).warnings).toEqual([]);
  });
});

/** On both strands of a circle: the target and NGG behind it. */
function hasTarget(bases: string, guide: string): boolean {
  const circle = bases + bases.slice(0, guide.length + 2);
  const site = new RegExp(`${guide}[ACGTN]GG`);
  return site.test(circle) || site.test(reverseComplement(circle));
}

describe("an insert with a promoter of its own", () => {
  const insert = `TATATAAGCAGAGC${"ACGT".repeat(11)}AATAAA`;
  const own = (sku: string) => kit(sku, AAVS1, { insert, ownPromoter: true })[0];
  const inArms = (sku: string) => {
    const names = own(sku)?.features.map(({ name }) => name) ?? [];
    return names.slice(names.indexOf("Left homology arm") + 1, names.indexOf("Right homology arm"));
  };

  it("has no second promoter in front of it: that of the design drives the markers behind it", () => {
    expect(inArms("KI-SP-PGXGPA-H00001")).toEqual([
      ...["Insert", "PPGK", "Kozak", "EGFP", "P2A", "Puro", "bGH polyA"],
    ]);
    expect(own("KI-SP-PGXGPA-H00001")?.name).toBe("pSP[KI]-HDR(hAAVS1)-Insert-PGK>EGFP:P2A:Puro");
  });

  it("stands alone where there are no markers, as it was specified", () => {
    const donor = own("KI-SP-PGXXXA-H00001");

    expect(inArms("KI-SP-PGXXXA-H00001")).toEqual(["Insert"]);
    const feature = donor && findFeature(donor, "Insert");
    expect(feature && donor && readBases(donor, feature)).toBe(insert);
    expect(donor?.name).toBe("pSP[KI]-HDR(hAAVS1)-Insert");
  });

  const problems = (sku: string, target: Target, has_promoter?: true) =>
    checkSpecification(aDesign(sku, target), "PD10", {
      insert: {
        source: "sequence",
        name: "Cassette",
        sequence: insert,
        ...(has_promoter && { has_promoter }),
      },
      ...(target.targetClass === "locus" ? {} : { site: { at: "C-terminal" } }),
    }).problems.map(({ message }) => message);

  it("is refused with a tag, and where the gene reads the insert", () => {
    expect(problems("KI-SP-PGXXXA-H00001", AAVS1, true)).toEqual([]);
    expect(problems("KI-SP-PGFXXA-H00001", AAVS1, true)).toEqual([
      expect.stringMatching(/FLAG cannot be fused/),
    ]);
    expect(problems("KI-SP-ENXXXA-H00001", aGene(), true)).toEqual([
      expect.stringMatching(/^An insert with its own promoter is not read by the gene/),
    ]);
  });

  it("need not be a reading frame where markers follow", () => {
    expect(problems("KI-SP-PGXGXA-H00001", AAVS1)).toEqual([expect.stringMatching(/multiple of 3/)]);
    expect(problems("KI-SP-PGXGXA-H00001", AAVS1, true)).toEqual([]);
  });

  it("is not warned of, but an insert without ATG, or with an early stop, behind the promoter is", () => {
    const warnings = (sequence: string, has_promoter?: true) =>
      checkSpecification(aDesign("KI-SP-PGXXXA-H00001", AAVS1), "PD10", {
        insert: { source: "sequence", name: "Insert", sequence, ...(has_promoter && { has_promoter }) },
      }).warnings.map(({ message }) => message);

    expect(warnings("ATGAAACCCTAA")).toEqual([]);
    expect(warnings(insert, true)).toEqual([]);
    expect(warnings("AAACCCTAA")).toEqual([expect.stringMatching(/does not begin with ATG/)]);
    expect(warnings("ATGTAACCCTAA")).toEqual([expect.stringMatching(/stop codon TAA at position 4/)]);
  });
});

it("has a cloning site where customers clone the insert, if the arms are on file", () => {
  const site = (sku: string, target: Target) =>
    kit(sku, target, { clonesInsert: true })[0]
      ?.features.filter(({ name }) => name.endsWith(" site"))
      .map(({ name }) => name);

  expect(site("KI-SP-PGXXPA-H00001", AAVS1)).toEqual(["PaqCI site", "PaqCI site"]);
  expect(site("KI-AV-PGXXXA-H00001", AAVS1)).toEqual(["BsaI site", "BsaI site"]);
  expect(site("KI-SP-PGXXPA-H00001", aGene())).toEqual([]);
});

it("names a guide for each locus with arms", () => {
  expect(Object.values(vectors.loci).map(({ guide }) => guide.bases)).toEqual([T2, ROSA26, ROSA26]);
});
