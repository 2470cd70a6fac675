import { parseSku } from "@ligate/contract/design/sku";
import fc from "fast-check";
import { aGene, anyDesign } from "../../../testing/designs.ts";
import { buildPlasmids } from "../plasmids/plasmids.ts";
import { designFromCodes } from "../resolve-design.ts";
import { CONTROL, type Target, TEMPLATE } from "../target.ts";
import { specificationFields } from "./specification-fields.ts";

const lncRna = aGene({ symbol: "MALAT1", targetClass: "lncrna", codingBp: null });
const locus = aGene({ symbol: "AAVS1", targetClass: "locus", codingBp: null });

function fieldsOf(sku: string, target: Target = aGene(), format = "PD10") {
  const codes = parseSku(sku);
  if (!codes) throw new Error(`${sku} is not a SKU`);
  return specificationFields(designFromCodes(codes, target), format);
}
const namesOf = (...args: Parameters<typeof fieldsOf>) => fieldsOf(...args).map(({ field }) => field);
const listOptions = (field: string, ...args: Parameters<typeof fieldsOf>) =>
  fieldsOf(...args).find((each) => each.field === field)?.options ?? [];

it.each([
  ["the test product", "CA-LA-CMXXPC-XXXXXX", TEMPLATE, "PD10", []],
  ["overexpression", "OE-SP-CMXXXA-H00001", aGene(), "PD10", ["orf"]],
  ["a tagged protein", "OE-SP-CMFXXA-H00001", aGene(), "PD10", ["orf", "terminus"]],
  ["a marker", "OE-SP-CMXXPA-H00001", aGene(), "PD10", ["orf", "marker"]],
  ["a tagged control", "OE-SP-CMFXPA-000000", CONTROL, "PD10", ["terminus", "marker"]],
  ["inducible expression", "IE-PB-T3XXPA-H00001", aGene(), "PD10", ["orf"]],
  ["an inducible reporter", "IE-PB-T3XGPA-H00001", aGene(), "PD10", ["orf", "reporter", "marker"]],
  ["an inducible hairpin", "IR-LA-T3XGPC-H00001", aGene(), "PD10", ["reporter", "guide"]],
  ["a knock-out", "KO-SP-CMXXXA-H00001", aGene(), "PD10", ["guide"]],
  ["a knock-out control", "KO-SP-CMXXXA-000000", CONTROL, "PD10", []],
  ["a knock-in", "KI-SP-ENXXXA-H00001", aGene(), "PD10", ["insert", "site", "guide"]],
  ["a knock-in at a locus", "KI-SP-EFXXXA-H00161", locus, "PD10", ["insert"]],
  ["a knock-in control", "KI-SP-EFXXXA-000000", CONTROL, "PD10", ["species"]],
  ["a knock-in template", "KI-SP-EFXXXA-XXXXXX", TEMPLATE, "PD10", []],
  ["a tag", "KT-SP-ENXGXA-H00001", aGene(), "PD10", ["terminus", "guide"]],
  ["a tag control", "KT-SP-ENXGXA-000000", CONTROL, "PD10", ["terminus", "species"]],
  ["a deletion", "DL-SP-CMXXXA-H00001", aGene(), "PD10", ["region", "guide"]],
  ["a deletion at a locus", "DL-SP-CMXXXA-H00161", locus, "PD10", ["region", "guide"]],
  ["RNAi", "RI-LV-U6XXPA-H00001", aGene(), "LP07", ["guide"]],
  ["a cell line", "OE-LV-CMXXPA-H00001", aGene(), "CL01", ["orf", "marker", "cell_line"]],
  ["AAV particles", "OE-AV-CMXXXA-H00001", aGene(), "VP12", ["orf", "serotype"]],
  [
    "custom parts",
    "OE-SP-CMZZZA-H00001",
    aGene(),
    "PD10",
    ["orf", "terminus", "marker", "custom_tag", "custom_fluorescence", "custom_selection"],
  ],
])("asks for what %s needs", (_name, sku, target, format, expected) => {
  expect(namesOf(sku, target, format)).toEqual(expected);
});

it("requires everything but the guide and what has a default, which can be chosen", () => {
  fc.assert(
    fc.property(anyDesign, fc.constantFrom("PD", "CL", "VP"), (design, format) => {
      for (const { field, required, options, default: byDefault } of specificationFields(design, format)) {
        expect(required).toBe(field !== "guide" && byDefault === undefined);
        if (byDefault) expect(options?.find(({ value }) => value === byDefault)).not.toHaveProperty("reason");
        if (options) expect(options.filter(({ reason }) => !reason)).not.toEqual([]);
      }
    }),
  );
});

it("offers an N-terminal tag with the promoter Endogenous only", () => {
  expect(listOptions("terminus", "KT-SP-ENXGXA-H00001")).toEqual([
    {
      value: "N",
      label: "N terminus",
      warning: expect.stringContaining("the selection marker and its P2A come first"),
    },
    { value: "C", label: "C terminus" },
  ]);
  expect(listOptions("terminus", "KT-SP-EFFGXA-H00001")[0]?.reason).toContain("would silence the gene");
});

it("names methionine as the first residue of a frame that starts with another codon", () => {
  const codingSequences = [{ transcript: "NM_000546.6", bases: "CTGGCCGCCTAA", bp: 12 }];
  const target = aGene({ transcript: "NM_000546", codingSequences });

  expect(listOptions("terminus", "OE-SP-CMFXXA-H00001", target).map(({ label }) => label)).toEqual([
    "N terminus (MAA…, NM_000546.6)",
    "C terminus (…MAA, NM_000546.6)",
  ]);
});

it.each(["EN", "EF", "PG"])("warns that a knock-in at the N terminus silences the gene (%s)", (promoter) => {
  const [n, c] = listOptions("site", `KI-SP-${promoter}XXXA-H00001`);
  expect(n?.warning).toBe(
    "The transcript of TP53 ends at the polyA of the donor, so that the edited allele makes the insert and no longer TP53. The C terminus keeps TP53.",
  );
  expect(n?.reason).toBeUndefined();
  expect(c).toEqual({ value: "C-terminal", label: "C-terminal" });
});

it("warns that an insert without a promoter needs an exon", () => {
  const findWarning = (sku: string) => listOptions("site", sku).at(-1)?.warning;
  expect(findWarning("KI-SP-ENXXXA-H00001")).toContain("in an exon, in the direction of the gene");
  expect(findWarning("KI-SP-EFXXXA-H00001")).toBeUndefined();
});

/** The warnings about the polyA of a donor follow from its parts. */
it("puts the polyA of a donor behind an insert, and none behind the fusion of a tag without a promoter", () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      if (design.target.kind !== "gene") return;
      const [donor] = buildPlasmids(design);
      const hasPolyA = donor?.parts.some(({ name }) => name.endsWith("polyA"));
      if (design.fn.code === "KI") expect(hasPolyA).toBe(true);
      if (design.fn.code === "KT" && design.promoter.code === "EN") expect(hasPolyA).toBe(false);
    }),
  );
});

it("warns that PHP.eB is for mice where a kit acts on a human gene", () => {
  const findWarning = (sku: string, target = aGene()) =>
    listOptions("serotype", sku, target, "VP12").find(({ value }) => value === "PHP.eB")?.warning;

  expect(findWarning("KO-AV-CMXXXA-H00001")).toContain("C57BL/6-like mice, which do not have the human TP53");
  expect(findWarning("RI-AV-U6XXXA-H00001")).toContain("TP53");
  expect(findWarning("KO-AV-CMXXXA-M00001", aGene({ species: "Mouse" }))).toBeUndefined();
  expect(findWarning("OE-AV-CMXXXA-H00001")).toBeUndefined();
  expect(listOptions("serotype", "KO-AV-CMXXXA-H00001", aGene(), "VP12")[0]?.warning).toBeUndefined();
});

it("offers the ends of a protein only where there is one", () => {
  expect(listOptions("site", "KI-SP-EFXXXA-H00099", lncRna)).toEqual([
    {
      value: "N-terminal",
      label: "N-terminal",
      reason: "MALAT1 makes no protein: please enter coordinates.",
    },
    {
      value: "C-terminal",
      label: "C-terminal",
      reason: "MALAT1 makes no protein: please enter coordinates.",
    },
    { value: "coordinates", label: "Coordinates" },
  ]);
  expect(listOptions("region", "DL-SP-CMXXXA-H00161", locus)[1]?.reason).toContain("without exons");
});

it("names the loci of controls", () => {
  expect(listOptions("species", "KI-SP-EFXXXA-000000", CONTROL)).toEqual([
    { value: "Human", label: "Human (AAVS1)" },
    { value: "Mouse", label: "Mouse (Rosa26)" },
  ]);
  expect(listOptions("species", "KT-SP-ENXGXA-000000", CONTROL).map(({ label }) => label)).toEqual([
    "Human (ACTB)",
    "Mouse (Actb)",
  ]);
});

describe("parental cell lines", () => {
  const offered = (...args: Parameters<typeof fieldsOf>) =>
    listOptions("cell_line", ...args)
      .filter(({ reason }) => !reason)
      .map(({ value }) => value);
  const human = ["HEK293T", "HeLa", "A549", "K562", "Jurkat", "HCT116"];
  const mouse = ["NIH/3T3", "Neuro-2a"];

  it("are of the target's species, unless the kit brings its own reading frame", () => {
    expect(offered("KO-LA-CMXXPC-H00001", aGene(), "CL01")).toEqual(human);
    expect(offered("KO-LA-CMXXPC-M00001", aGene({ species: "Mouse", symbol: "Trp53" }), "CL01")).toEqual(
      mouse,
    );
    expect(offered("OE-LV-CMXXPA-H00001", aGene(), "CL01")).toEqual([...human, ...mouse]);
    expect(offered("KO-LA-CMXXPC-XXXXXX", TEMPLATE, "CL01")).toEqual([...human, ...mouse]);
    expect(listOptions("cell_line", "KO-LA-CMXXPC-H00001", aGene(), "CL01").at(-1)?.reason).toBe(
      "Neuro-2a is a mouse line, and TP53 is a human gene.",
    );
  });

  it("can be selected with the marker", () => {
    expect(offered("KO-LA-CMXXNC-H00001", aGene(), "CL01")).toEqual(human.slice(1));
    expect(listOptions("cell_line", "KO-LA-CMXXNC-H00001", aGene(), "CL01")[0]?.reason).toContain(
      "already resistant to G418",
    );
  });
});

describe("guides", () => {
  const ruleOf = (sku: string) => fieldsOf(sku).find(({ field }) => field === "guide")?.guide;

  it.each([
    ["KO-SP-CMXXXA-H00001", "SpCas9 guide", 1, 20, 20, "NGG", true, true],
    ["KO-AV-CMXXXA-H00001", "SaCas9 guide", 1, 21, 21, "NNGRRT", true, true],
    ["CA-SP-CMXXXA-H00001", "dCas9 guide", 1, 20, 20, "NGG", true, true],
    // The direct repeat follows U6, and the spacer follows the repeat.
    ["KD-SP-CMXXXA-H00001", "CasRx guide", 1, 22, 30, null, true, false],
    ["DL-SP-CMXXXA-H00001", "SpCas9 guide", 2, 20, 20, "NGG", true, true],
    ["DL-AV-ESXXXA-H00001", "SaCas9 guide", 2, 21, 21, "NNGRRT", true, true],
    ["KI-AV-PGXXXA-H00001", "SpCas9 guide", 1, 20, 20, "NGG", true, true],
    ["RI-SP-U6XXXA-H00001", "shRNA target", 1, 21, 21, null, true, true],
    ["RI-SP-H1XXXA-H00001", "shRNA target", 1, 21, 21, null, true, false],
    ["IR-LA-HTXXPC-H00001", "shRNA target", 1, 21, 21, null, true, false],
    ["IR-LA-T3XXPC-H00001", "shRNA target", 1, 21, 21, null, false, false],
  ])("of %s are of the kind that its effector takes", (sku, name, count, min, max, pam, is_pol3, adds_g) => {
    expect(ruleOf(sku)).toEqual({ name, count, min_length: min, max_length: max, pam, is_pol3, adds_g });
  });

  it("are for an effector that is in the kit", () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        const asked = specificationFields(design, "PD").find(({ field }) => field === "guide")?.guide;
        const parts = buildPlasmids(design).flatMap((plasmid) => plasmid.parts.map(({ name }) => name));
        const [effector = ""] = asked?.name.split(" ") ?? [];
        if (asked) expect(parts.join(" ")).toContain(effector);
      }),
    );
  });
});

const READ = /^(insert|custom_)/;

it("asks for a reading frame without stop where the insert is fused", () => {
  const isFused = (sku: string) => fieldsOf(sku)[0]?.is_fused;

  expect(isFused("KI-SP-EFXXXA-H00001")).toBe(false);
  expect(isFused("KI-SP-EFFXXA-H00001")).toBe(true);
  expect(isFused("KI-SP-EFXGXA-H00001")).toBe(true);
  expect(isFused("KI-SP-EFXXPA-H00001")).toBe(true);
});

it("asks for a reading frame where the donor is read in frame, which may have a stop codon at its end", () => {
  const read = (sku: string, target?: Target) => {
    const { is_fused, is_in_frame } = fieldsOf(sku, target).findLast(({ field }) => READ.test(field)) ?? {};
    return { is_fused, is_in_frame };
  };

  expect(read("KI-SP-ENXXXA-H00001")).toEqual({ is_fused: false, is_in_frame: true });
  expect(read("KI-SP-ENXGXA-H00001")).toEqual({ is_fused: true, is_in_frame: true });
  expect(read("KI-SP-PGXXXA-H00001")).toEqual({ is_fused: false, is_in_frame: false });
  expect(read("KI-SP-ENXXXA-H00099", lncRna)).toEqual({ is_fused: false, is_in_frame: false });
  expect(read("OE-SP-CMXZXA-H00001")).toEqual({ is_fused: false, is_in_frame: true });
  expect(read("OE-SP-CMXZPA-H00001")).toEqual({ is_fused: true, is_in_frame: true });
  expect(read("KO-LV-CMXXZA-000000", CONTROL)).toEqual({ is_fused: false, is_in_frame: true });
});

it("says how length determines the price", () => {
  expect(fieldsOf("KI-SP-EFXXXA-H00001")[0]?.hint).toBe(
    "Inserts to 2,000 bp are included, to 4,000 bp they cost $250.00 more, and longer ones are by quote.",
  );
  expect(fieldsOf("DL-SP-CMXXXA-H00001")[0]?.hint).toBe(
    "Deletions to 10,000 bp are included, and longer ones are by quote.",
  );
});
