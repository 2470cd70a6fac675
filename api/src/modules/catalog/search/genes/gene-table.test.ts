import type { GeneRow } from "@ligate/contract/genes/schemas";
import { testApp } from "../../../../testing/test-app.ts";

const { app } = testApp();

async function search(query: Record<string, string>) {
  const response = await app().inject({ url: "/api/products/get-gene-table-by-symbol/", query });
  const body = response.json();
  return {
    status: response.statusCode,
    ...body,
    symbols: body.gene_items?.map((gene: GeneRow) => gene.symbol),
  };
}

it("finds a gene by its symbol in upper and lower case", async () => {
  const { gene_items, total, unsold_symbol } = await search({ symbol: "tp53" });

  expect({ total, unsold_symbol }).toEqual({ total: 1, unsold_symbol: null });
  expect(gene_items).toEqual([
    {
      target_sequence: "H00001",
      symbol: "TP53",
      gene_name: "tumor protein p53",
      locus_id: 7157,
      species: "Human",
      gene_type: "gene with protein product",
      coding_bp: 1182,
      orthologue: { target_sequence: "M00001", symbol: "Trp53", species: "Mouse" },
      enabled: true,
    },
  ]);
});

it.each([
  ["p53", "TP53", "p53"],
  ["HER2", "ERBB2", "HER2"],
  ["oct4", "POU5F1", "Oct4"],
  ["PDL1", "CD274", "PD-L1"],
  ["pd-l1", "CD274", "PD-L1"],
])("finds %s as %s and returns the matched alias", async (symbol, found, alias) => {
  const { gene_items } = await search({ symbol });

  expect(gene_items[0]).toMatchObject({
    symbol: found,
    matched_alias: expect.stringMatching(new RegExp(`^${alias}$`, "i")),
  });
});

it.each([
  ["7157", "NCBI Gene 7157"],
  ["GeneID:7157", "NCBI Gene 7157"],
  ["ENSG00000141510", "ENSG00000141510"],
  ["ensg00000141510.19", "ENSG00000141510"],
  ["NM_000546", "NM_000546"],
  ["nm_000546.6", "NM_000546"],
  ["HGNC:11998", "HGNC:11998"],
  ["hgnc11998", "HGNC:11998"],
  ["11998", "HGNC:11998"],
  ["H00001", "H00001"],
])("finds TP53 by the id %s", async (symbol, matched_alias) => {
  expect((await search({ symbol })).gene_items[0]).toMatchObject({ symbol: "TP53", matched_alias });
});

it.each(["MGI:98834", "ENSMUSG00000059552", "22059", "M00001"])(
  "finds a mouse gene by its id %s, whatever the species",
  async (symbol) => {
    for (const species of ["Mouse", "Human"])
      expect((await search({ symbol, species })).symbols).toEqual(["Trp53"]);
  },
);

it("reads a number as an HGNC id only if no gene has it at NCBI", async () => {
  expect((await search({ symbol: "7157" })).symbols).toEqual(["TP53"]);
  expect((await search({ symbol: "GeneID:11998" })).symbols).toEqual([]);
});

it.each([
  ["tumor protein", "TP53"],
  ["tumor prot", "TP53"],
  ["beta-actin", "ACTB"],
  ["β-actin", "ACTB"],
  ["ß-actin", "ACTB"],
  ["actin beta", "ACTB"],
  ["interleukin 6", "IL6"],
  ["IL-1β", "IL1B"],
  ["IFNγ", "IFNG"],
  ["TGFβ1", "TGFB1"],
])("finds %s as %s", async (symbol, found) => {
  expect((await search({ symbol })).symbols).toContain(found);
});

it("finds a gene by the first words of its name", async () => {
  const { gene_items } = await search({ symbol: "tumor protein" });

  expect(gene_items[0]).toMatchObject({ symbol: "TP53" });
});

it("finds no gene of which only a part of the words match", async () => {
  expect((await search({ symbol: "tumor zebrafish" })).symbols).toEqual([]);
});

it.each([
  ["KO", "MALAT1", /not translated.+CRISPR DEL/],
  ["KI-Tag", "MALAT1", /no protein to tag/],
  ["Overexpression", "XIST", /no open reading frame/],
  ["Inducible Expression", "AAVS1", /no open reading frame/],
])("lists %s of %s as not offered, with the reason", async (name, symbol, reason) => {
  const function_type_name = name.startsWith("K") ? `CRISPR ${name}` : name;
  const { gene_items } = await search({ symbol, function_type_name });

  expect(gene_items[0]).toMatchObject({ symbol, enabled: false, reason: expect.stringMatching(reason) });
});

it("lists functions that apply as offered", async () => {
  const enabled = async (symbol: string, function_type_name: string) =>
    (await search({ symbol, function_type_name })).gene_items[0].enabled;

  expect(await enabled("MALAT1", "CRISPRi")).toBe(true);
  expect(await enabled("AAVS1", "CRISPR KI")).toBe(true);
  expect(await enabled("TP53", "Overexpression")).toBe(true);
});

it("refuses an unknown function", async () => {
  expect(await search({ symbol: "tp53", function_type_name: "Magic" })).toMatchObject({
    status: 422,
    detail: "There is no function type called Magic.",
  });
});

describe("a gene that the store does not have", () => {
  it("is named, and genes with such an alias are only listed", async () => {
    const { unsold_symbol, gene_items } = await search({ symbol: "ttn" });

    expect(unsold_symbol).toBe("TTN");
    expect(gene_items.map(({ symbol }: GeneRow) => symbol)).not.toContain("TTN");
    for (const gene of gene_items) expect(gene.matched_alias).toBeDefined();
  });

  it("is named by its symbol in the species of the search", async () => {
    expect((await search({ symbol: "Ttn", species: "Mouse" })).unsold_symbol).toBe("Ttn");
  });

  it.each(["TP53", "p53", "HER2", "OCT4", "PD-L1", "zzzz", "", "7157"])("is not %j", async (symbol) => {
    expect((await search({ symbol })).unsold_symbol).toBeNull();
  });

  it("is not a gene with a newer symbol than in the store", async () => {
    expect(await search({ symbol: "Hprt1", species: "Mouse" })).toMatchObject({
      unsold_symbol: null,
      symbols: ["Hprt"],
    });
  });
});

it("lists the exact symbol first, then longer symbols, then aliases", async () => {
  const { symbols } = await search({ symbol: "cd4" });

  expect(symbols.slice(0, 3)).toEqual(["CD4", "CD44", "CD47"]);
});

it("lists each gene with a prefix on exactly one page", async () => {
  const pages = await Promise.all(
    ["1", "2", "3", "4", "5"].map((page_number) => search({ symbol: "c", page_number, page_size: "10" })),
  );
  const symbols = pages.flatMap((page) => page.symbols);

  expect(symbols.length).toBeGreaterThan(20);
  expect(new Set(symbols).size).toBe(symbols.length);
  for (const { total } of pages) expect(total).toBe(pages[0]?.total);
});

it("searches only the given species", async () => {
  expect((await search({ symbol: "trp53", species: "Mouse" })).symbols).toEqual(["Trp53"]);
  expect((await search({ symbol: "p53", species: "Mouse" })).gene_items[0]).toMatchObject({
    target_sequence: "M00001",
    matched_alias: "p53",
  });
});

it("lists all genes of the species by symbol for an empty query", async () => {
  const first = await search({ symbol: "", page_size: "50" });
  const pages = [first];
  while (pages.length * 50 < first.total) {
    pages.push(await search({ symbol: "", page_size: "50", page_number: `${pages.length + 1}` }));
  }
  const symbols: string[] = pages.flatMap((page) => page.symbols);

  expect(first.total).toBeGreaterThan(150);
  expect(new Set(symbols).size).toBe(first.total);
  expect(symbols).toEqual(symbols.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
  for (const { total } of pages) expect(total).toBe(first.total);
});

it.each([
  { symbol: "zzzz" },
  { symbol: "---" },
  { symbol: "%" },
  { symbol: "tp53' or 1=1 --" },
  { symbol: "_p53" },
])("treats %j as plain text", async (query) => {
  const { status, symbols } = await search(query);

  expect(status).toBe(200);
  expect(symbols.filter((symbol: string) => symbol !== "TP53")).toEqual([]);
});

it("returns an empty page and the total past the last page", async () => {
  const past = { status: 200, gene_items: [] };
  const { total } = await search({ symbol: "" });

  expect(await search({ symbol: "tp53", page_number: "9" })).toMatchObject({ ...past, total: 1 });
  expect(await search({ symbol: "tumor protein p53", page_number: "9" })).toMatchObject({
    ...past,
    total: 1,
  });
  expect(await search({ symbol: "", page_number: "999" })).toMatchObject({ ...past, total });
});

it.each([
  { symbol: "a", page_size: "7" },
  { symbol: "a", page_number: "0" },
  { symbol: "a", page_number: "x" },
  { symbol: "a", species: "Rat" },
  { symbol: "a".repeat(51) },
  { symbol: "a\u0000b".repeat(20) },
  {},
])("rejects %j with a sentence", async (query) => {
  expect(await search(query as Record<string, string>)).toMatchObject({
    status: 400,
    detail: expect.stringMatching(/\.$/),
  });
});
