import { parseSku } from "@ligate/contract/design/sku";
import type { Specification } from "@ligate/contract/specification/schemas";
import { aGene } from "../../../testing/designs.ts";
import { uncheckedDesignFromCodes } from "../resolve-design.ts";
import { specificationData } from "../specification/specification-data.ts";
import type { Target } from "../target.ts";
import { rules } from "./gene-warning-data.ts";
import { geneWarnings } from "./gene-warnings.ts";
import { applyChange } from "./remedies.ts";

const TP53 = aGene({ locusId: 7157 });
const KRAS = aGene({ symbol: "KRAS", locusId: 3845, codingBp: 567 });
const SRY = aGene({ symbol: "SRY", locusId: 6736, codingBp: 615 });
const KDM5D = aGene({ symbol: "KDM5D", locusId: 8284, codingBp: 4620 });
const INS = aGene({ symbol: "INS", locusId: 3630, codingBp: 333 });
const PRNP = aGene({ symbol: "PRNP", locusId: 5621, codingBp: 762 });
const RPL3 = aGene({ symbol: "RPL3", locusId: 6122, codingBp: 1212 });

function aDesign(sku: string, target: Target) {
  const codes = parseSku(`${sku}-H00001`);
  if (!codes) throw new Error(`${sku} cannot be parsed.`);
  return uncheckedDesignFromCodes(codes, target);
}

/** Without the note about oncogenes, which many of them are. */
const warn = (sku: string, target: Target, specification: Specification = {}) =>
  geneWarnings(aDesign(sku, target), specification).filter(({ property }) => property !== "oncogene");

const summarize = (sku: string, target: Target, specification?: Specification) =>
  warn(sku, target, specification).map(({ property, option }) => `${property} ${option}`);

it.each([
  ["KRAS", 3845, "KT-SP-ENXGXA", "prenylation terminus"],
  ["Kras", 16653, "KT-SP-ENXGXA", "prenylation terminus"],
  ["LMNA", 4000, "KT-SP-EFFXXA", "prenylation terminus"],
  ["MYC", 4609, "OE-SP-CMXXXA", "alternative_start function"],
  ["GPX4", 2879, "OE-SP-CMXXXA", "selenoprotein function"],
  ["OAZ1", 4946, "IE-PB-T3XXXA", "programmed_frameshift function"],
  ["PRNP", 5621, "OE-SP-CMFXXA", "gpi_anchor tag"],
  ["RPL3", 6122, "KO-SP-CMXXXA", "essential function"],
  ["AAMP", 14, "DL-SP-CMXXXA", "depleted function"],
])("warns of %s (%i) in %s", (symbol, locusId, sku, expected) => {
  expect(summarize(sku, aGene({ symbol, locusId }))).toEqual([expected]);
});

it.each([
  ["CPOX", 1371],
  ["LY6G6F", 259215],
])("does not give %s the GPI anchor of a gene that an alias of it names", (symbol, locusId) => {
  expect(summarize("OE-SP-CMFGXA", aGene({ symbol, locusId }))).toEqual([]);
});

it("has no warning for a target without an id, nor for one without properties", () => {
  expect(warn("KO-SP-CMXXXA", aGene())).toEqual([]);
  expect(warn("KO-SP-CMXXXA", aGene({ locusId: null }))).toEqual([]);
});

describe("lines", () => {
  it("refuses what needs a Y-linked locus in a female line, with a male one as the remedy", () => {
    const [refused] = warn("KO-LA-ESXXPC", SRY, { cell_line: "HeLa" });

    expect(refused).toMatchObject({ isRefused: true, option: "cell_line" });
    expect(refused?.remedy?.label).toBe("Choose A549");
    expect(warn("RI-LV-U6XXPA", SRY, { cell_line: "K562" })[0]?.isRefused).toBe(true);
  });

  it("allows overexpression there", () => {
    expect(warn("OE-LV-CMXXPA", SRY, { cell_line: "HeLa" })).toEqual([]);
    expect(warn("IE-LV-T3XXPA", SRY, { cell_line: "HeLa" })).toEqual([]);
    expect(warn("KO-LA-ESXXPC", SRY)).toEqual([]);
  });

  it("warns that a male line may have lost its Y", () => {
    const [warning] = warn("KO-LA-ESXXPC", KDM5D, { cell_line: "A549" });

    expect(warning?.isRefused).toBe(false);
    expect(warning?.message).toContain("may have lost");
  });

  it("names the mutation of a line, except where the gene is put back", () => {
    const [warning] = warn("KO-LA-ESXXPC", TP53, { cell_line: "K562" });

    expect(warning?.message).toContain("p.Gln136fs*13");
    expect(warning?.remedy?.label).toBe("Choose A549");
    expect(warn("OE-LV-CMXXPA", TP53, { cell_line: "K562" })).toEqual([]);
    expect(summarize("KO-LA-ESXXPC", TP53, { cell_line: "HeLa" })).toEqual(["inactive_in_line cell_line"]);
    expect(warn("KO-LA-ESXXPC", TP53, { cell_line: "A549" })).toEqual([]);
  });

  it("warns of an essential gene on a stable line, and only notes it on a kit", () => {
    const [note] = warn("KO-LA-ESXXPC", RPL3);
    const [warning] = warn("KO-LA-ESXXPC", RPL3, { cell_line: "A549" });

    expect(note).toMatchObject({ option: "function", isNote: true });
    expect(warning).toMatchObject({ option: "cell_line", isNote: false, isRefused: false });
    expect(warning?.remedy?.change.design).toMatchObject({
      fn: { code: "IR" },
      structure: { symbol: "LA" },
      selection: { code: "P" },
    });
  });

  it("knows of another line only that it is one", () => {
    const [warning, ...others] = warn("KO-LA-ESXXPC", RPL3, { cell_line: "U-2 OS" });

    expect(others).toEqual([]);
    expect(warning).toMatchObject({ option: "cell_line", remedy: { label: "Use Inducible RNAi" } });
  });
});

describe("ends of the protein", () => {
  it("tags KRAS at the N terminus", () => {
    const design = aDesign("KT-SP-ENXGXA", KRAS);
    const [warning] = geneWarnings(design, { terminus: "C" });

    expect(warning?.remedy).toEqual({
      label: "Tag the N terminus",
      change: { specification: { terminus: "N" } },
    });
    expect(geneWarnings(design, { terminus: "N" })).toEqual([]);
  });

  it("takes the promoter Endogenous where another one allows the C terminus only", () => {
    const design = aDesign("KT-SP-EFFXXA", KRAS);
    const [warning] = geneWarnings(design);
    const changed = applyChange(warning?.remedy?.change ?? {}, design, {});

    expect(changed).toMatchObject({ design: { promoter: { code: "EN" } }, specification: { terminus: "N" } });
    expect(geneWarnings(changed.design, changed.specification)).toEqual([]);
  });

  it.each<[string, Specification, Specification]>([
    ["OE-LV-CMXXPA", { marker: "2A" }, { marker: "promoter" }],
    ["OE-SP-CMXGPA", { marker: "2A" }, { marker: "promoter" }],
    ["IE-PB-T3XGPA", { reporter: "gene", marker: "2A" }, { marker: "IRES" }],
    ["IE-LV-T3XGPA", { reporter: "gene", marker: "2A" }, { marker: "IRES" }],
  ])("finds the 2A behind the gene in %s with %j", (sku, specification, remedy) => {
    const design = aDesign(sku, KRAS);
    const [warning, ...others] = warn(sku, KRAS, specification);
    const changed = applyChange(warning?.remedy?.change ?? {}, design, specification);

    expect(others).toEqual([]);
    expect(warning).toMatchObject({ property: "prenylation", option: "marker" });
    expect(warning?.remedy?.change).toEqual({ specification: remedy });
    expect(warn(sku, KRAS, changed.specification)).toEqual([]);
  });

  it.each<[string, Specification]>([
    // The markers have a promoter of their own, or an IRES.
    ["OE-LV-CMXXPA", {}],
    ["OE-LV-CMFGPA", {}],
    ["OE-LV-CMXGPA", { marker: "IRES" }],
    ["IE-PB-T3XGPA", { reporter: "gene" }],
    // The markers stand behind rtTA.
    ["IE-PB-T3XGPA", {}],
    ["IE-LV-T3XGPA", { reporter: "cell" }],
    // A 2A behind a tag leaves its residues there, and the tag is at the N terminus.
    ["OE-SP-CMFXXA", {}],
    // The tag is one of the nuclease.
    ["KO-SP-CMFXXA", {}],
  ])("has nothing against %s with %j of a gene with a lipid at its C terminus", (sku, specification) => {
    expect(summarize(sku, KRAS, specification)).toEqual([]);
  });

  it.each([
    ["INS", 3630, "OE-SP-CMFXXA", "signal_peptide"],
    ["Ins2", 16334, "IE-PB-T3FXXA", "signal_peptide"],
    ["SRC", 6714, "OE-SP-CMFXXA", "n_myristoylation"],
  ])("tags the C terminus of %s (%i) unless the N terminus is chosen", (symbol, locusId, sku, property) => {
    const gene = aGene({ symbol, locusId });
    const [warning] = warn(sku, gene, { terminus: "N" });

    expect(summarize(sku, gene)).toEqual([]);
    expect(warning).toMatchObject({ property, option: "terminus" });
    expect(warning?.remedy?.change).toEqual({ specification: { terminus: "C" } });
  });

  it("warns of the frame of a gene where the customer's own is made, but not of how the one on file is read", () => {
    const orf = { source: "own" as const, name: "mutant", sequence: "ATGGCCTAA" };

    expect(summarize("OE-LV-CMXXPA", KRAS, { orf, marker: "2A" })).toEqual(["prenylation marker"]);
    expect(summarize("OE-SP-CMXXXA", aGene({ symbol: "GPX4", locusId: 2879 }), { orf })).toEqual([]);
  });

  it("finds the 2A of an insert behind the gene", () => {
    expect(summarize("KI-SP-ENXXXA", KRAS, { site: { at: "C-terminal" } })).toEqual(["prenylation site"]);
    expect(summarize("KI-SP-EFXXXA", KRAS, { site: { at: "C-terminal" } })).toEqual([]);
    expect(summarize("KI-SP-ENXXXA", KRAS, { site: { at: "N-terminal" } })).toEqual([]);
  });

  it("warns of a tag before a signal peptide only", () => {
    expect(summarize("KT-SP-ENXGXA", INS, { terminus: "C" })).toEqual([]);
    expect(warn("KT-SP-ENXGXA", INS, { terminus: "N" })[0]?.remedy?.label).toBe("Tag the C terminus");
  });

  it("has no end for a tag at a protein with a GPI anchor", () => {
    expect(summarize("KT-SP-ENXGXA", PRNP, { terminus: "N" })).toEqual(["gpi_anchor terminus"]);
    const [warning] = warn("KT-SP-ENXGXA", PRNP, { terminus: "C" });
    expect(warning?.option).toBe("terminus");
    expect(warning?.remedy).toBeUndefined();
    expect(summarize("OE-SP-CMFGXA", PRNP)).toEqual(["gpi_anchor tag"]);
    expect(warn("OE-SP-CMFGXA", PRNP).map(({ remedy }) => remedy?.label)).toEqual(["Drop FLAG"]);
    expect(summarize("OE-SP-CMXGXA", PRNP, { marker: "2A" })).toEqual(["gpi_anchor marker"]);
  });
});

it("warns in sentences of at most 200 characters", () => {
  const longest = {
    symbol: "SERPINA1",
    line: "Neuro-2a",
    function: "CRISPR KI-Tag",
    source: "Papadopoulos 1994",
  };
  const texts = rules.map(({ text }) =>
    text.replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => Object.entries(longest).find(([key]) => key === name)?.[1] ?? "",
    ),
  );

  expect(texts.filter((text) => text.length > 200)).toEqual([]);
});

it("notes that a gene is an oncogene where a vector expresses it", () => {
  const noted = (sku: string) =>
    geneWarnings(aDesign(sku, KRAS)).some(({ property, isNote }) => property === "oncogene" && isNote);

  expect(["OE-LV-CMXXPA", "IE-PB-T3XGPA", "CA-LA-EFXXPC", "KO-SP-CMFXXA"].map(noted)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it("has an accession for each line", () => {
  const accessions = specificationData.cellLines.map(({ accession }) => accession);
  expect(new Set(accessions).size).toBe(accessions.length);
});
