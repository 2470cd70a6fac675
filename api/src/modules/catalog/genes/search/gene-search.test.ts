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
  const { gene_items, total } = await search({ symbol: "tp53" });

  expect(total).toBe(1);
  expect(gene_items).toEqual([
    { target_sequence: "H00001", symbol: "TP53", gene_name: "tumor protein p53", locus_id: 7157 },
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
