import { specificationRows } from "./specification-rows.ts";

it("has no rows without a specification", () => {
  expect(specificationRows(null)).toEqual([]);
  expect(specificationRows({})).toEqual([]);
});

it("names a long sequence by its length, and carries its bases", () => {
  const insert = { source: "sequence", name: "mNeonGreen", sequence: ">x\natg gcc" } as const;
  expect(specificationRows({ insert })).toEqual([
    { label: "Insert", value: "mNeonGreen, 6 bp", sequence: "ATGGCC" },
  ]);
  expect(specificationRows({ insert: { ...insert, has_promoter: true } })).toMatchObject([
    { value: "mNeonGreen, 6 bp, with its own promoter and polyA" },
  ]);
  expect(specificationRows({ insert: { source: "template" } })).toEqual([
    { label: "Insert", value: "Template: I clone it" },
  ]);
});

it("writes each field in the order in which it is asked", () => {
  expect(
    specificationRows({
      serotype: "9",
      cell_line: "HeLa",
      guide: { source: "own", sequences: ["acgt", "ttga"] },
      species: "Mouse",
      region: { by: "coordinates", assembly: "GRCh38", chromosome: "17", start: 7_668_421, end: 7_668_920 },
      terminus: "C",
      site: { at: "N-terminal" },
      custom_tag: { sequence: "ATG", note: "ALFA tag" },
      custom_selection: { note: "" },
    }),
  ).toEqual([
    { label: "Insertion site", value: "N-terminal" },
    { label: "Tagged terminus", value: "C-terminal" },
    { label: "Deleted region", value: "chr17:7,668,421-7,668,920 (GRCh38), 500 bp" },
    { label: "Species", value: "Mouse" },
    { label: "Guide", value: "Your own, 1: ACGT, 2: TTGA" },
    { label: "Parental cell line", value: "HeLa" },
    { label: "AAV serotype", value: "9" },
    { label: "Custom tag", value: "Sequence, 3 bp. ALFA tag", sequence: "ATG" },
  ]);
});

it("says how an expressed gene, its tag and its markers are made", () => {
  const orf = { source: "own", name: "MYC", sequence: "ctg gcc", non_atg_start: true } as const;

  expect(specificationRows({ orf, terminus: "N", reporter: "gene", marker: "IRES" })).toEqual([
    { label: "Reading frame", value: "MYC, 6 bp, starts with CTG", sequence: "CTGGCC" },
    { label: "Tagged terminus", value: "N-terminal" },
    { label: "Fluorescence marker", value: "Reports induction" },
    { label: "Expression of the markers", value: "With the gene, by an IRES" },
  ]);
});

it("says how long the deleted exons are, or that it is unknown", () => {
  const region = { by: "exons", exons: "2-4", length_bp: 1250 } as const;
  expect(specificationRows({ region })[0]?.value).toBe("Exons 2-4, 1,250 bp");
  expect(specificationRows({ region: { ...region, exons: "Exon 3", length_bp: null } })[0]?.value).toBe(
    "Exon 3, length unknown",
  );
});

it("names the library of a guide from the list", () => {
  const guide = { source: "own" as const, library: "Brunello", sequences: ["ACTTGTCGATCGATCGATCA"] };
  expect(specificationRows({ guide })).toEqual([
    { label: "Guide", value: "From the list of Brunello, ACTTGTCGATCGATCGATCA" },
  ]);
});

it("says that we choose the guide", () => {
  expect(specificationRows({ guide: { source: "ligate" } })).toEqual([
    { label: "Guide", value: "Chosen by us" },
  ]);
});
