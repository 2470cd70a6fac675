import { parseSku } from "@ligate/contract/design/sku";
import type { Specification } from "@ligate/contract/specification/schemas";
import { aGene } from "../../../testing/designs.ts";
import { designFromCodes } from "../resolve-design.ts";
import { specifyFormat } from "./check-specification.ts";
import { specificationKey } from "./clean-specification.ts";

const KNOCK_IN = "KI-SP-ENXXXA-H00001";
const GUIDE = "GACTTACGATCGATCGATCA";
const insertOf = (bases: number): Specification["insert"] => ({
  source: "sequence",
  name: "Insert 1",
  sequence: "ACG".repeat(Math.ceil(bases / 3)).slice(0, bases),
});
const region = { by: "coordinates", assembly: "GRCh38", chromosome: "17", start: 7_668_421 } as const;

function specify(sku: string, typed: Specification, format = "PD10", isQuoted = false) {
  const codes = parseSku(sku);
  if (!codes) throw new Error(`${sku} is not a SKU`);
  const found = specifyFormat(designFromCodes(codes, aGene({ chromosome: "17" })), format, typed, {
    isQuoted,
  });
  if (!found) throw new Error(`${sku} is not delivered as ${format}`);
  return found;
}
const problemsOf = (...args: Parameters<typeof specify>) =>
  specify(...args).problems.map(({ field, message }) => `${field}: ${message}`);

it("names every field that is missing", () => {
  expect(problemsOf(KNOCK_IN, {})).toEqual([
    "insert: Please name the insert and paste its sequence, or choose the template.",
    "site: Please say where the insert goes: N-terminal, C-terminal, or coordinates.",
  ]);
});

it("accepts a complete specification, with the guide left to us", () => {
  expect(problemsOf(KNOCK_IN, { insert: { source: "template" }, site: { at: "C-terminal" } })).toEqual([]);
});

it("refuses a line without the chromosome of the gene", () => {
  const codes = parseSku("KO-LA-EFXXPC-H00001");
  const sry = aGene({ symbol: "SRY", chromosome: "Y", locusId: 6736 });
  const problems = (cell_line: string) =>
    codes && specifyFormat(designFromCodes(codes, sry), "CL01", { cell_line })?.problems;

  expect(problems("HeLa")).toEqual([
    { field: "cell_line", message: expect.stringMatching(/^HeLa is a female line without a Y chromosome/) },
  ]);
  expect(problems("A549")).toEqual([]);
});

it("asks for a visible name of the insert and of the exons", () => {
  const insert = { source: "sequence", name: "\u200b\u200b", sequence: "ACG" } as const;
  const exons = { by: "exons", exons: "\u200b", length_bp: 500 } as const;

  expect(problemsOf(KNOCK_IN, { insert, site: { at: "C-terminal" } })).toEqual([
    "insert: Please name the insert and paste its sequence, or choose the template.",
  ]);
  expect(problemsOf("DL-SP-CMXXXA-H00001", { region: exons })).toEqual([
    "region: Please give the coordinates or the exons of the region to delete.",
  ]);
});

it("prices the region while the cell line is still missing", () => {
  const sku = "DL-LV-CMXXPA-H00001";
  const long = { region: { ...region, end: region.start + 19_000 } };
  const found = specify(sku, long, "CL01");

  expect(found.problems.map(({ field }) => field)).toEqual(["cell_line"]);
  expect(found.surcharge).toEqual(specify(sku, { ...long, cell_line: "HeLa" }, "CL01").surcharge);
  expect(found.surcharge).not.toEqual(specify(sku, { cell_line: "HeLa" }, "CL01").surcharge);
});

it("refuses fields that are not asked for", () => {
  expect(
    problemsOf("OE-SP-CMXXXA-H00001", { serotype: "9", guide: { source: "own", sequences: [GUIDE] } }),
  ).toEqual([
    "guide: Guide: this product does not ask for it. Please leave it out.",
    "serotype: AAV serotype: this product does not ask for it. Please leave it out.",
  ]);
  expect(problemsOf("OE-SP-CMXXXA-H00001", { guide: { source: "ligate" }, serotype: "" })).toEqual([]);
});

it("names position and character of a wrong base", () => {
  expect(problemsOf("KO-SP-CMXXXA-H00001", { guide: { source: "own", sequences: ["gacuuacg"] } })).toEqual([
    'guide: The guide has "U" at position 4. Please write RNA as DNA, with T instead of U.',
  ]);
});

it("warns about guides, which does not block", () => {
  const guide = { source: "own", sequences: ["ACTTTTCGATCGATCGATCA"] } as const;
  const { problems, warnings } = specify("KO-SP-CMXXXA-H00001", {
    guide: { ...guide, sequences: [...guide.sequences] },
  });

  expect(problems).toEqual([]);
  expect(warnings.map(({ message }) => message)).toEqual([
    expect.stringContaining("TTTT at position 3"),
    expect.stringContaining("A G is added"),
  ]);
});

it("refuses what is not one of the choices, except in a quote", () => {
  const cell_line = "iPSC-7";
  expect(problemsOf("KO-LA-CMXXPC-H00001", { cell_line }, "CL01")).toEqual([
    'cell_line: "iPSC-7" is not one of the choices: HEK293T, HeLa, A549, K562, Jurkat, HCT116. Please ask us for a quote.',
  ]);
  expect(problemsOf("KO-LA-CMXXPC-H00001", { cell_line: "NIH/3T3" }, "CL01")).toEqual([
    "cell_line: NIH/3T3 is a mouse line, and TP53 is a human gene.",
  ]);
  expect(problemsOf("KO-LA-CMXXPC-H00001", { cell_line }, "CL01", true)).toEqual([]);
  expect(problemsOf("KO-LA-CMXXPC-H00001", {}, "CL01", true)).toEqual([
    "cell_line: Please choose the parental cell line.",
  ]);
});

it("refuses coordinates that are not of the target", () => {
  const at = (place: Partial<typeof region> & { end: number }) =>
    problemsOf("DL-SP-CMXXXA-H00001", { region: { ...region, ...place } as Specification["region"] });

  expect(at({ end: 7_668_920 })).toEqual([]);
  expect(at({ end: 5 })).toEqual([expect.stringContaining("before its start")]);
  expect(
    problemsOf("DL-SP-CMXXXA-H00001", { region: { ...region, end: 7_668_920, chromosome: "7" } }),
  ).toEqual(["region: The target is on chromosome 17, not on chromosome 7."]);
  expect(
    problemsOf(KNOCK_IN, {
      insert: { source: "template" },
      site: { at: "coordinates", assembly: "GRCh38", chromosome: "17", start: 100_001, end: 150_000 },
    }),
  ).toEqual(["site: An insertion replaces at most 10,000 bp. Please check the coordinates."]);
});

it("refuses places that the chromosome does not have", () => {
  const deletion = { ...region, start: 390_000_000, end: 390_005_000 };
  expect(problemsOf("DL-SP-CMXXXA-H00001", { region: deletion })).toEqual([
    "region: Chromosome 17 of GRCh38 ends at 83,257,441. Please check the coordinates.",
  ]);
  const site = { at: "coordinates", assembly: "GRCh38", chromosome: "17", start: 1, end: 2 } as const;
  expect(problemsOf("KI-SP-PGXXPA-H00001", { insert: { source: "template" }, site })).toEqual([
    expect.stringMatching(/^site: .* telomere/),
  ]);
});

it("requires a sequence or a note for each custom part", () => {
  expect(problemsOf("OE-SP-CMZXXA-H00001", { custom_tag: { sequence: " ", note: "" } })).toEqual([
    "custom_tag: Please give the sequence of the part, or a note about it.",
  ]);
  expect(problemsOf("OE-SP-CMZXXA-H00001", { custom_tag: { note: "ALFA tag" } })).toEqual([]);
  expect(problemsOf("OE-SP-CMZXXA-H00001", { custom_tag: { sequence: "ATN" } })).toEqual([
    'custom_tag: The sequence has "N" at position 3. Only A, C, G and T are accepted.',
  ]);
});

describe("a sequence that is translated", () => {
  const site = { at: "C-terminal" } as const;
  const insert = (sequence: string) => ({
    site,
    insert: { source: "sequence", name: "Insert 1", sequence } as const,
  });

  it("is a reading frame in a donor that the gene reads", () => {
    expect(problemsOf(KNOCK_IN, insert("A"))).toEqual([expect.stringContaining("has 1 base.")]);
    expect(problemsOf(KNOCK_IN, insert("TAATAATAAT"))).toEqual([expect.stringContaining("multiple of 3")]);
    expect(problemsOf(KNOCK_IN, insert("TAATAATAA"))).toEqual([expect.stringContaining("TAA at position 1")]);
    expect(problemsOf(KNOCK_IN, insert("ATGGCCTAA"))).toEqual([]);
    expect(problemsOf("KI-SP-PGXXXA-H00001", insert("TAATAATAAT"))).toEqual([]);
  });

  it("is a reading frame without stop in a custom tag", () => {
    const tag = (sequence: string) =>
      problemsOf("KT-SP-ENZXXA-H00001", { terminus: "C", custom_tag: { sequence } });
    expect(tag("TAAC")).toEqual([expect.stringContaining("multiple of 3")]);
    expect(tag("GACTAA")).toEqual([expect.stringContaining("stop codon TAA at position 4")]);
    expect(tag("GACTAC")).toEqual([]);
  });

  it("has no stop in a custom marker in front of a gene", () => {
    const marker = (terminus: "N" | "C") =>
      problemsOf("KT-SP-ENFXZA-H00001", { terminus, custom_selection: { sequence: "ATGTAA" } });
    expect(marker("C")).toEqual([]);
    expect(marker("N")).toEqual([expect.stringContaining("stop codon TAA at position 4")]);
  });
});

describe("price and size", () => {
  const priceOf = (typed: Specification, sku = "KI-SP-PGXXXA-H00001") => {
    const { row } = specify(sku, typed);
    return row.listCents ?? row.reason;
  };
  const site = { at: "C-terminal" } as const;

  it("follow the length of an insert", () => {
    expect(priceOf({ insert: insertOf(2000), site })).toBe(121_500);
    expect(priceOf({ insert: insertOf(2001), site })).toBe(146_500);
    expect(priceOf({ insert: insertOf(4000), site })).toBe(146_500);
    expect(priceOf({ insert: insertOf(4001), site })).toContain("4,001 bp");
    expect(priceOf({ insert: { source: "template" }, site })).toBe(121_500);
  });

  it("follow the length of a deletion", () => {
    const deletion = (typed: Specification["region"]) => priceOf({ region: typed }, "DL-SP-CMXXXA-H00001");

    expect(deletion({ ...region, end: region.start + 9_999 })).toBe(61_500);
    expect(deletion({ ...region, end: region.start + 10_000 })).toContain("10,001 bp");
    expect(deletion({ by: "exons", exons: "2-4", length_bp: 10_000 })).toBe(61_500);
    expect(deletion({ by: "exons", exons: "2-4", length_bp: null })).toContain("unknown");
  });

  it("refuse an insert with which an AAV is too large", () => {
    const small = specify("KI-AV-PGXXXA-H00001", { insert: insertOf(600), site });
    const large = specify("KI-AV-PGXXXA-H00001", { insert: insertOf(3000), site });

    expect(small.problems).toEqual([]);
    expect(large.cargo.insert_bp - small.cargo.insert_bp).toBe(2400);
    expect(large.problems).toEqual([{ field: "insert", message: expect.stringContaining("5.0 kb") }]);
  });

  it("refuse a custom part with which an AAV is too large", () => {
    expect(problemsOf("OE-AV-CMZXXA-H00001", { custom_tag: { sequence: "ACG".repeat(1000) } })).toEqual([
      expect.stringMatching(/^custom_tag: .*5\.0 kb/),
    ]);
  });
});

describe("the stored form", () => {
  const stored = (typed: Specification, sku = KNOCK_IN) => specify(sku, typed).specification;

  it("does not depend on how a sequence was pasted", () => {
    const site = { at: "coordinates", assembly: "GRCh38", start: 7, end: 9 } as const;
    const pasted = stored({
      site: { ...site, chromosome: "chr17" },
      insert: { source: "sequence", name: "X", sequence: ">a header\n 1 acg\r\n 61 TTT" },
    });
    const clean = stored({
      insert: { sequence: "ACGTTT", name: "X", source: "sequence" },
      site: { ...site, chromosome: "17" },
      guide: { source: "ligate" },
      custom_tag: { note: "" },
      cell_line: "",
    });

    expect(pasted).toEqual(clean);
    expect(specificationKey(pasted)).toBe(specificationKey(clean));
    expect(specificationKey(pasted)).toMatch(/^[0-9a-f]{64}$/);
  });

  it("is null, with an empty key, if nothing is specified", () => {
    expect(stored({ guide: { source: "ligate" } }, "KO-SP-CMXXXA-H00001")).toBeNull();
    expect(specificationKey(null)).toBe("");
  });

  it("has a key of its own for each specification", () => {
    const keys = [{ terminus: "N" }, { terminus: "C" }, { cell_line: "N" }].map((each) =>
      specificationKey(each as Specification),
    );
    expect(new Set(keys).size).toBe(3);
  });
});
