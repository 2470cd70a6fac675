import { parseSku } from "@ligate/contract/design/sku";
import type { Specification } from "@ligate/contract/specification/schemas";
import { aGene } from "../../../testing/designs.ts";
import { listCompletions } from "../choices/completions.ts";
import { sequences } from "../data/design-data.ts";
import { insertBp } from "../plasmids/insert-size.ts";
import { buildPlasmids } from "../plasmids/plasmids.ts";
import { functionByCode, structureBySymbol, uncheckedDesignFromCodes } from "../resolve-design.ts";
import { kitSequences } from "../sequences/kit-sequences.ts";
import { checkSpecification, specifyFormat } from "./check-specification.ts";
import { expressionDefaults } from "./expression-defaults.ts";

const KRAS = aGene({ symbol: "KRAS", locusId: 3845, codingBp: 567 });

function aDesign(sku: string, target = aGene()) {
  const codes = parseSku(`${sku}-H00001`);
  if (!codes) throw new Error(`${sku} cannot be parsed.`);
  return uncheckedDesignFromCodes(codes, target);
}
const check = (sku: string, specification: Specification | null, format = "PD10") =>
  checkSpecification(aDesign(sku), format, specification);
const problemsOf = (sku: string, specification: Specification) =>
  check(sku, specification).problems.map(({ field, message }) => `${field}: ${message}`);
const partsOf = (sku: string, specification: Specification) =>
  buildPlasmids(aDesign(sku), { ...specification, orf: undefined, insert: undefined, guides: undefined })[0]
    ?.parts.map(({ name }) => name)
    .join(" ");

describe("choices of an expression vector", () => {
  it.each([
    ["OE-SP-CMFXPA", 7157, { terminus: "N", marker: "2A" }],
    ["OE-SP-CMFXPA", 3845, { terminus: "N", marker: "promoter" }],
    ["IE-SP-T3FGPA", 3845, { terminus: "N", marker: "IRES", reporter: "cell" }],
    ["OE-SP-CMFXPA", 3630, { terminus: "C", marker: "2A" }],
    // A GPI anchor takes a tag at neither end.
    ["OE-SP-CMFXPA", 5621, { terminus: "N", marker: "promoter" }],
    ["IR-LA-T3XGPC", 3845, { reporter: "cell" }],
    ["KT-SP-ENFXXA", 3630, {}],
  ])("have defaults in %s that suit gene %i: %j", (sku, locusId, expected) => {
    expect(expressionDefaults(aDesign(sku, aGene({ locusId })))).toEqual(expected);
  });

  it("make markers by 2A where the vector would be too large otherwise, and warn of it", () => {
    const lmna = aGene({ symbol: "LMNA", locusId: 4000, codingBp: 1995 });
    const large = aDesign("OE-AV-CMXOXA", lmna);

    expect(expressionDefaults(large).marker).toBe("2A");
    expect(expressionDefaults({ ...large, target: { ...lmna, codingBp: 600 } }).marker).toBe("promoter");
    // No choice makes it fit.
    expect(expressionDefaults({ ...large, target: { ...lmna, codingBp: 4500 } }).marker).toBe("promoter");
    const checked = checkSpecification(large, "PD10", null);
    expect(checked.problems).toEqual([]);
    expect(checked.cargo.level).not.toBe("too_large");
    expect(checked.geneWarnings.map(({ message }) => message).join()).toContain("LMNA");
    const [problem] = checkSpecification(large, "PD10", { marker: "promoter" }).problems;
    expect(problem?.message).toMatch(/Choose 2A for the markers and it is \d\.\d+ kb\.$/);
  });

  it("are no problem where they are missing, and are refused where they do nothing", () => {
    expect(check("OE-LV-EFFGPA", null).problems).toEqual([]);
    expect(check("IE-LV-T3FGPA", {}).problems).toEqual([]);
    expect(problemsOf("OE-SP-CMXXXA", { marker: "IRES" })).toEqual([
      "marker: Expression of the markers: this product does not ask for it. Please leave it out.",
    ]);
    expect(problemsOf("IE-LV-T3XGPA", { marker: "IRES" })).toHaveLength(1);
    expect(problemsOf("IE-LV-T3XGPA", { marker: "IRES", reporter: "gene" })).toEqual([]);
    expect(problemsOf("KO-LV-EFXGPA", { marker: "2A" })).toHaveLength(1);
  });

  it("give a reason against what cannot be made", () => {
    expect(problemsOf("IE-LV-T3XGPA", { marker: "promoter", reporter: "gene" })).toEqual([
      "marker: With its own promoter the fluorescence marker would be on without doxycycline. Choose “Marks the cell” instead.",
    ]);
    expect(problemsOf("IR-LA-HTXGPC", { reporter: "gene" })).toEqual([
      "reporter: PH1-TetO is transcribed by Pol III, which makes no protein.",
    ]);
    expect(problemsOf("IE-LV-T3XGXA", { reporter: "gene" })[0]).toContain(
      "Choose a selection marker as well.",
    );
    expect(problemsOf("IE-AV-T3XGXA", { reporter: "gene" })).toEqual([]);
  });

  it.each<[string, Specification, string]>([
    ["OE-SP-CMFGPA", { terminus: "C" }, "Kozak TP53 ORF FLAG P2A EGFP T2A Puro bGH polyA"],
    ["OE-SP-CMFGPA", { marker: "IRES" }, "FLAG TP53 ORF IRES EGFP P2A Puro bGH polyA"],
    ["OE-SP-CMXXPA", { marker: "promoter" }, "TP53 ORF bGH polyA PGK Kozak Puro SV40 polyA"],
    ["OE-SP-CMFXPA", { terminus: "C", marker: "IRES" }, "TP53 ORF FLAG Stop codon IRES Puro bGH polyA"],
    ["IE-AV-T3XGXA", { reporter: "gene" }, "TP53 ORF P2A EGFP bGH polyA PGK Kozak rtTA SV40 polyA"],
    ["IR-LA-T3XGPC", { reporter: "gene" }, "PTRE3G Kozak EGFP miR30-shRNA PGK Kozak rtTA P2A Puro"],
  ])("draw %s with %j as %s", (sku, specification, expected) => {
    expect(partsOf(sku, specification)).toContain(expected);
  });

  it("count in the size, so that a virus too large is refused with the part to drop", () => {
    const size = (sku: string, specification: Specification) => check(sku, specification).cargo.insert_bp;
    const [ires, p2a] = [574, 57];

    expect(size("OE-LV-EFXXPA", { marker: "IRES" }) - size("OE-LV-EFXXPA", {})).toBe(ires + 3 - p2a);
    const long = aDesign("OE-AV-CMXGXA", aGene({ codingBp: 3000 }));
    expect(checkSpecification(long, "PD10", {}).problems).toEqual([]);
    const [problem] = checkSpecification(long, "PD10", { marker: "promoter" }).problems;
    expect(problem).toMatchObject({ field: "marker", message: expect.stringContaining("5.0 kb") });
    expect(problem?.message).toMatch(/Choose 2A for the markers and it is 4\.88 kb\.$/);
  });

  it("reach prices by size, and cost nothing themselves", () => {
    const price = (specification: Specification, format: string) =>
      specifyFormat(aDesign("OE-LV-EFXGPA", aGene({ codingBp: 1900 })), format, specification)?.row.unitCents;

    expect(price({ marker: "promoter" }, "PD10")).toBe(price({}, "PD10"));
    expect(price({ marker: "IRES" }, "LP07")).toBe(price({}, "LP07"));
  });

  it("are made to order where the vector on the shelf has others", () => {
    const isInStock = (specification: Specification | null) =>
      specifyFormat(aDesign("OE-LV-EFXXPA"), "PD10", specification)?.row.inStock;

    expect(isInStock(null)).toBe(true);
    expect(isInStock({ marker: "2A" })).toBe(true);
    expect(isInStock({ marker: "promoter" })).toBe(false);
    expect(isInStock({ orf: { source: "own", name: "x", sequence: "ATGGCCTAA" } })).toBe(false);
  });

  it.each([
    ["OE", "LV", 567],
    ["OE", "AV", 567],
    ["OE", "AV", 2100],
    ["IE", "AV", 1200],
  ])("are counted by default in the sizes of the designer: %s in %s, %i bp", (fn, structure, codingBp) => {
    const target = { ...KRAS, codingBp };
    const completions = listCompletions(functionByCode(fn), structureBySymbol(structure), target);

    expect(completions.length).toBeGreaterThan(20);
    for (const { design, insertBp: bp } of completions) expect(bp).toBe(insertBp({ ...design, target }));
  });

  it("add their promoter to the sizes of the designer", () => {
    const [fn, structure] = [functionByCode("OE"), structureBySymbol("LV")];
    const puro = (target: typeof KRAS) =>
      listCompletions(fn, structure, target).find(({ design }) => design.selection.code === "P")?.insertBp ??
      0;
    const p2a = 57 - 3;
    const promoter = 500 + 6;
    expect(puro(KRAS) - puro({ ...KRAS, locusId: 7157 })).toBe(promoter - p2a);
  });
});

describe("an own reading frame", () => {
  const own = (sequence: string, more = {}): Specification => ({
    orf: { source: "own", name: "KRAS G12V", sequence, ...more },
  });
  const frame = (codons: number, start = "ATG") => `${start}${"GCC".repeat(codons - 2)}TAA`;

  it.each([
    [`>KRAS G12V\n${frame(20).toLowerCase()}`, []],
    [`1 ${frame(20)}`, []],
    ["", ["orf: The reading frame is empty. Please paste its bases: A, C, G and T."]],
    [
      "ATGGC",
      ["orf: The reading frame has 5 bases. It is translated, so its length must be a multiple of 3."],
    ],
    [
      frame(20, "CCC"),
      [
        "orf: The reading frame starts with CCC, which is not a start codon. Please paste it from its start codon on.",
      ],
    ],
    [
      frame(20, "CTG"),
      ["orf: The reading frame starts with CTG instead of ATG. Please confirm that this is its start codon."],
    ],
    [
      `ATGTAA${frame(20)}`,
      [
        "orf: The reading frame has the stop codon TAA at position 4, where translation would end. Please check its frame.",
      ],
    ],
    [
      ">sp|P01116\nMTEYKLVVVGAGGVGKSALTIQLIQNHFVDEYDPTIEDSYRKQ",
      ["orf: The reading frame is a protein. Please give the DNA that encodes it."],
    ],
    [
      `>a\n${frame(9)}\n>b\n${frame(9)}`,
      ["orf: The reading frame has several FASTA records. Please paste one sequence."],
    ],
    [frame(33_334), ["orf: The reading frame has 100,002 bases. At most 20,000 are accepted."]],
  ])("is checked: %#", (sequence, expected) => {
    expect(problemsOf("OE-LV-EFXXPA", own(sequence))).toEqual(expected);
  });

  it("starts with another codon only if that is confirmed", () => {
    expect(problemsOf("OE-LV-EFXXPA", own(frame(20, "CTG"), { non_atg_start: true }))).toEqual([]);
    expect(problemsOf("OE-LV-EFXXPA", own(frame(20, "CCC"), { non_atg_start: true }))).toHaveLength(1);
    expect(check("OE-SP-CMXXXA", own(frame(20), { non_atg_start: true })).specification).toEqual(
      own(frame(20)),
    );
  });

  it("is priced by its length, also where that of the gene is unknown", () => {
    const row = (codons: number, codingBp: number | null) =>
      specifyFormat(aDesign("OE-SP-CMXXXA", aGene({ codingBp })), "PD10", own(frame(codons)))?.row;

    expect(row(500, 3999)?.unitCents).toBe(
      specifyFormat(aDesign("OE-SP-CMXXXA"), "PD10", null)?.row.unitCents,
    );
    expect(row(1000, 300)?.listCents).toBe((row(500, 300)?.listCents ?? 0) + 25_000);
    expect(row(500, null)?.unitCents).not.toBeNull();
    expect(row(1400, 300)).toMatchObject({ unitCents: null, reason: expect.stringContaining("4,200 bp") });
  });

  it("is sized, drawn and exported with its bases, without a stop codon in front of what follows", () => {
    const specification = own(frame(20));
    const [plasmid] = kitSequences(aDesign("OE-LV-EFXXPA"), specification).plasmids;
    const feature = plasmid?.features.find(({ name }) => name === "KRAS G12V");

    expect(check("OE-LV-EFXXPA", specification).cargo.insert_bp).toBe(
      check("OE-LV-EFXXPA", null).cargo.insert_bp - 1182 + 60,
    );
    expect(feature).toMatchObject({ kind: "effector", key: "CDS", is_coding: true, is_schematic: false });
    expect(plasmid?.bases.slice((feature?.start_bp ?? 0) - 7, feature?.end_bp)).toBe(
      `GCCACC${frame(20).slice(0, -3)}`,
    );
    expect(plasmid?.name).toBe("pLV[OE]-Puro-EF1A>KRAS_G12V");
  });

  it("is warned of where a virus has a part of it twice, by the name of the other part", () => {
    const fusion = own(`${sequences.EGFP?.bases.slice(0, -3)}GCCGCC`);
    const warningsOf = (sku: string) => check(sku, fusion).warnings.map(({ message }) => message);

    expect(warningsOf("OE-LV-EFXGPA")[0]).toMatch(
      /^The reading frame shares 718 nt with EGFP on the same vector\./,
    );
    expect(warningsOf("OE-AV-CMXGXA")[0]).toContain("EGFP");
    expect(warningsOf("OE-LV-EFXRPA")).toEqual([
      "The reading frame has no stop codon. We add TAA unless something is fused to its end.",
    ]);
    expect(warningsOf("OE-SP-CMXGPA")).toHaveLength(1);
  });

  it("is not asked of what expresses no gene", () => {
    expect(problemsOf("KO-LV-EFXXPA", own(frame(20)))).toHaveLength(1);
  });
});
