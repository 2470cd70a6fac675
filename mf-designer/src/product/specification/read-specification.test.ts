import type { AskedField } from "@ligate/contract/specification/asked-fields";
import { ASKS, aGuideRule } from "../../testing/asked-fields.ts";
import { aProduct, aTargetGene } from "../../testing/samples.ts";
import { readSpecification } from "./read-specification.ts";
import { draftFrom, type SpecificationDraft } from "./specification-draft.ts";

const product = aProduct({ species: "Human", gene: aTargetGene() });
const read = (draft: SpecificationDraft, ...asks: AskedField[]) => readSpecification(draft, asks, product);
const messages = (draft: SpecificationDraft, ...asks: AskedField[]) =>
  read(draft, ...asks).problems.map(({ control, kind, message }) => [control, kind, message]);

const INSERT = { insertSource: "sequence", insertName: "EGFP", insertSequence: "ATG GTG\nAGC" } as const;
const GUIDE = "GACGGAGGCTAAGCGTCGCA";

it("names every required field that is missing", () => {
  const { problems, specification } = read(
    {},
    ASKS.insert,
    ASKS.site,
    ASKS.region,
    ASKS.terminus,
    ASKS.cell_line,
  );

  expect(problems.map(({ field, kind }) => [field, kind])).toEqual([
    ["insert", "missing"],
    ["site", "missing"],
    ["region", "missing"],
    ["terminus", "missing"],
    ["cell_line", "missing"],
  ]);
  expect(specification).toEqual({});
});

it("leaves out a field that is not required and not filled in", () => {
  expect(read({}, ASKS.guide)).toEqual({ specification: {}, problems: [] });
});

it("ignores a field that only a newer release knows", () => {
  const newer = { field: "promoter_of_tomorrow", required: true } as unknown as AskedField;
  expect(read({}, newer, ASKS.guide)).toEqual({ specification: {}, problems: [] });
});

it("reads only the fields that are asked for", () => {
  const draft = { cellLine: "HeLa", terminus: "C" };
  expect(read(draft, ASKS.terminus).specification).toEqual({ terminus: "C" });
});

it.each<[string, SpecificationDraft, AskedField, object]>([
  [
    "an insert",
    INSERT,
    ASKS.insert,
    { insert: { source: "sequence", name: "EGFP", sequence: "ATG GTG\nAGC" } },
  ],
  [
    "an insert with a promoter of its own, which need not be a reading frame",
    { ...INSERT, insertSequence: "ACGTA", insertPromoter: "yes" },
    { ...ASKS.insert, is_in_frame: true },
    { insert: { source: "sequence", name: "EGFP", sequence: "ACGTA", has_promoter: true } },
  ],
  ["a template", { insertSource: "template" }, ASKS.insert, { insert: { source: "template" } }],
  ["a terminus", { siteAt: "C-terminal" }, ASKS.site, { site: { at: "C-terminal" } }],
  [
    "a position",
    { siteAt: "coordinates", sitePosition: "chr17:7,668,421" },
    ASKS.site,
    { site: { at: "coordinates", assembly: "GRCh38", chromosome: "17", start: 7668421, end: 7668421 } },
  ],
  [
    "a region",
    { regionBy: "coordinates", regionPosition: "17: 7,668,421 – 7,687,490" },
    ASKS.region,
    { region: { by: "coordinates", assembly: "GRCh38", chromosome: "17", start: 7668421, end: 7687490 } },
  ],
  [
    "a position where an assembly of another species was chosen",
    { siteAt: "coordinates", siteAssembly: "GRCm38", sitePosition: "17:7,668,421" },
    ASKS.site,
    { site: { at: "coordinates", assembly: "GRCh38", chromosome: "17", start: 7668421, end: 7668421 } },
  ],
  [
    "exons",
    { regionBy: "exons", regionExons: "2 to 4", regionLength: "4,200" },
    ASKS.region,
    { region: { by: "exons", exons: "2 to 4", length_bp: 4200 } },
  ],
  [
    "exons of unknown length",
    { regionBy: "exons", regionExons: "2", regionLength: "x", regionUnknown: "yes" },
    ASKS.region,
    { region: { by: "exons", exons: "2", length_bp: null } },
  ],
  [
    "a guide",
    { guideSource: "own", guide1: GUIDE },
    ASKS.guide,
    { guide: { source: "own", sequences: [GUIDE] } },
  ],
  [
    "a guide of the list",
    { guideSource: "listed", guideListed: `Dolcetto set A/${GUIDE}` },
    ASKS.guide,
    { guide: { source: "own", library: "Dolcetto set A", sequences: [GUIDE] } },
  ],
  [
    "a reading frame whose start is confirmed",
    { orfSource: "own", orfName: "MYC", orfSequence: "ctggcc", orfStart: "CTG" },
    ASKS.orf,
    { orf: { source: "own", name: "MYC", sequence: "ctggcc", non_atg_start: true } },
  ],
  ["a note", { tagNote: " ALFA tag " }, ASKS.custom_tag, { custom_tag: { note: "ALFA tag" } }],
])("reads %s", (_, draft, ask, specification) => {
  expect(read(draft, ask)).toEqual({ specification, problems: [] });
  expect(read(draftFrom(specification), ask).specification).toEqual(specification);
});

it("names position and character of a wrong base at once", () => {
  expect(messages({ ...INSERT, insertSequence: "ATGX" }, ASKS.insert)).toEqual([
    ["insertSequence", "wrong", 'The insert has "X" at position 4. Only A, C, G and T are accepted.'],
  ]);
});

it("says when a length or a frame is wrong, which more bases may correct", () => {
  const fused = { ...ASKS.insert, is_fused: true };
  expect(messages({ ...INSERT, insertSequence: "ATGA" }, fused)).toEqual([
    ["insertSequence", "unfinished", expect.stringContaining("multiple of 3")],
  ]);
  expect(messages({ guideSource: "own", guide1: "ACGT" }, ASKS.guide)).toEqual([
    ["guide1", "unfinished", "The guide has 4 bases. A SpCas9 guide has 20."],
  ]);
});

it("asks for a reading frame where an insert or a custom part is translated", () => {
  const inFrame = { is_in_frame: true };
  expect(messages({ ...INSERT, insertSequence: "A" }, { ...ASKS.insert, ...inFrame })).toEqual([
    ["insertSequence", "unfinished", expect.stringContaining("multiple of 3")],
  ]);
  expect(messages({ tagSequence: "TAAC" }, { ...ASKS.custom_tag, is_fused: true })).toEqual([
    ["tagSequence", "unfinished", expect.stringContaining("multiple of 3")],
  ]);
});

it("asks to confirm a start codon although another one has been confirmed", () => {
  const draft = { orfSource: "own", orfName: "MYC", orfSequence: "GTGGCC", orfStart: "CTG" };
  expect(messages(draft, ASKS.orf)).toEqual([
    ["orfSequence", "unfinished", expect.stringContaining("starts with GTG instead of ATG")],
  ]);
});

it("asks for a guide of the list where the list is chosen, whatever was typed before", () => {
  expect(messages({ guideSource: "listed", guide1: GUIDE }, ASKS.guide)).toEqual([
    ["guideListed", "missing", "Please choose a guide from the list."],
  ]);
});

it("puts the error of the second of two guides at the second", () => {
  const ask = { ...ASKS.guide, guide: aGuideRule({ count: 2 }) };
  const draft = { guideSource: "own", guide1: GUIDE };

  expect(messages({ ...draft, guide2: "ACGN" }, ask)[0]?.slice(0, 2)).toEqual(["guide2", "wrong"]);
  expect(messages({ ...draft, guide2: GUIDE }, ask)[0]?.[0]).toBe("guide2");
  expect(messages(draft, ask)[0]?.slice(0, 2)).toEqual(["guide2", "missing"]);
});

it("refuses coordinates that are none, and leaves the others to the API", () => {
  const siteAt = "coordinates";
  expect(messages({ siteAt, sitePosition: "seventeen" }, ASKS.site)).toEqual([
    ["sitePosition", "unfinished", expect.stringContaining("as genome browsers do")],
  ]);
  expect(messages({ siteAt, sitePosition: "chr29:10-5" }, ASKS.site)).toEqual([]);
});

it("does not accept an option that is refused for this design", () => {
  expect(messages({ cellLine: "HEK293T" }, ASKS.cell_line)).toEqual([
    ["cellLine", "missing", "Please choose the parental cell line."],
  ]);
});
