import type { SearchResult } from "@ligate/contract/search/schemas";
import { eq } from "drizzle-orm";
import { CELL_LINE, inStock } from "../../../testing/stock.ts";
import { testApp } from "../../../testing/test-app.ts";
import { stockItems } from "../products/catalog.table.ts";

const { app, db } = testApp();

async function search(q: string, more: Record<string, string> = {}) {
  const response = await app().inject({ url: "/api/search/", query: { q, ...more } });
  const body = response.json();
  return {
    status: response.statusCode,
    ...body,
    skus: body.results?.map((found: SearchResult) => found.product_sku),
  };
}

it("lists a gene once, human before mouse, with the first function that is offered", async () => {
  const { results, facets } = await search("TP53");

  expect(results[0]).toMatchObject({
    kind: "gene",
    gene_symbol: "TP53",
    gene_url: "/genes/human/TP53",
    product_sku: "KO-SP-CMXXXA-H00001",
    url: "/products/item/KO-SP-CMXXXA-H00001",
    product_name: expect.stringMatching(/Kit--Gene H00001$/),
  });
  expect(results[1]).toMatchObject({ gene_symbol: "Trp53", matched_alias: "Tp53" });
  expect(results.filter(({ kind }: SearchResult) => kind === "gene")).toHaveLength(2);
  expect(facets.function).toHaveLength(11);
});

it("returns gene, function, structure and stock status of a result", async () => {
  expect((await search("KO-SP-CMXXXA-H00001")).results).toEqual([
    {
      kind: "design",
      url: "/products/item/KO-SP-CMXXXA-H00001",
      gene_url: "/genes/human/TP53",
      product_id: expect.any(Number),
      product_sku: "KO-SP-CMXXXA-H00001",
      product_name: "CRISPR KO Standard Kit--Gene H00001",
      unit_price: expect.any(Number),
      price_varies: true,
      in_stock: false,
      lead_time: { min_days: 10, max_days: 12 },
      function_type_name: "CRISPR KO",
      structure_type_name: "Standard",
      gene_symbol: "TP53",
      gene_name: "tumor protein p53",
      species: "Human",
    },
  ]);
  expect((await search("TR-1001")).results[0]).toMatchObject({ price_varies: true, in_stock: true });
  expect((await search("TR-1003")).results[0]).toMatchObject({ price_varies: false });
  expect((await search("ST-1001")).results[0]).toMatchObject({ in_stock: true });
  expect((await search("ST-1005")).results[0]).toMatchObject({ in_stock: false });
});

it("follows the stock of an item, and lists one that is not counted as made to order", async () => {
  const isInStock = async () => (await search(CELL_LINE)).results[0].in_stock;
  const counted = async () => (await search("stable cell line", { category: "Stock" })).facets.in_stock;
  const before = await counted();
  expect(await isInStock()).toBe(true);

  await inStock(db(), CELL_LINE, 0);

  expect([await isInStock(), await counted()]).toEqual([false, before - 1]);
  await db().update(stockItems).set({ stockCount: null }).where(eq(stockItems.sku, CELL_LINE));
  expect(await isInStock()).toBe(false);
});

it("lets a filter choose the product that a gene leads to, and counts genes under each function", async () => {
  const all = await search("TP53");
  const some = await search("TP53", { function: "CRISPRa,RNAi", species: "Human" });

  expect(some.skus).toEqual([expect.stringMatching(/^CA-.+-H00001$/)]);
  expect((await search("TP53 shRNA", { structure: "AAV" })).skus[0]).toMatch(/^RI-AV-.+-H00001$/);
  expect(all.facets.category.map(({ name }: { name: string }) => name)).toEqual([
    "CRISPR",
    "Overexpression",
    "RNAi",
    ...all.facets.category.slice(3).map(({ name }: { name: string }) => name),
  ]);
  // Values of one facet are alternatives, so their counts do not depend on each other.
  expect(some.facets.function).toEqual((await search("TP53", { species: "Human" })).facets.function);
});

it("leads to the design of a gene on the shelf if results in stock are asked for", async () => {
  const { results } = await search("TP53", { in_stock: "true" });
  expect(results[0]).toMatchObject({ product_sku: "OE-SP-CMFXNA-H00001", in_stock: true });
});

it("filters by stock status on every page", async () => {
  const found = await search("lentivirus", { in_stock: "true", category: "Stock" });
  expect(found.skus).toContain("ST-1001");
  expect(found.skus).not.toContain("ST-1005");
  expect(found.facets.in_stock).toBe(found.length);

  const second = await search("lentivirus", { in_stock: "true", category: "Stock", page_number: "2" });
  expect(second).toMatchObject({ length: found.length, results: [] });
});

it("filters a design that was found by its SKU, and finds nothing for an unknown value", async () => {
  expect((await search("CA-LA-CMXXPC-XXXXXX", { function: "CRISPRa" })).length).toBe(1);
  expect((await search("CA-LA-CMXXPC-XXXXXX", { function: "CRISPRi" })).length).toBe(0);
  expect(await search("kit", { category: "Pets'; --" })).toMatchObject({ status: 200, length: 0 });
});

it("returns the corrected query after a typo", async () => {
  expect(await search("tp35")).toMatchObject({ corrected_q: "TP53" });
  expect(await search("BRAC1 knockuot")).toMatchObject({ corrected_q: "BRCA1 knockout" });
  expect((await search("TP53")).corrected_q).toBeUndefined();
});

it("suggests matches of a prefix if a query finds nothing", async () => {
  const { length, did_you_mean } = await search("KRASQQQ");
  expect(length).toBe(0);
  expect(did_you_mean[0]).toMatchObject({ kind: "gene", label: "KRAS" });
});

it("does not suggest matches of three letters of a long query", async () => {
  expect((await search("notquiteawordatall")).did_you_mean).toEqual([]);
});

it.each([
  ["p53", "TP53"],
  ["HER2", "ERBB2"],
  ["OCT4", "POU5F1"],
  ["pd-l1", "CD274"],
  ["tp35", "TP53"],
  ["EGFRR", "EGFR"],
])("finds %s as %s", async (q, symbol) => {
  expect((await search(q)).results[0]).toMatchObject({ gene_symbol: symbol });
});

it.each([
  ["KO-SP-CMXXXA-H00001", "KO-SP-CMXXXA-H00001"],
  ["ko-sp-cmxxxa-h00001", "KO-SP-CMXXXA-H00001"],
  ["KOSPCMXXXAH00001", "KO-SP-CMXXXA-H00001"],
  ["CMXXXA-H00001", "KO-SP-CMXXXA-H00001"],
  ["cmxxxah00001", "KO-SP-CMXXXA-H00001"],
  ["KO-LA-CMXXPC", "KO-LA-CMXXPC-XXXXXX"],
  ["KOLACMXXPC", "KO-LA-CMXXPC-XXXXXX"],
  ["kolacmxxpch00001", "KO-LA-CMXXPC-H00001"],
  ["CMXXPC", "CA-LA-CMXXPC-000000"],
  ["TR-1001", "TR-1001"],
  ["tr1001", "TR-1001"],
  ["1001", "SV-1001"],
  ["ST-2001", "ST-2001"],
])("finds the SKU or fragment %s", async (q, sku) => {
  expect((await search(q)).skus).toContain(sku);
});

it("lists the exact SKU first", async () => {
  expect((await search("ST-1001")).skus[0]).toBe("ST-1001");
  expect((await search("KO-SP-CMXXXA-H00002")).skus[0]).toBe("KO-SP-CMXXXA-H00002");
});

it("finds a design that has no index entry by its SKU, with or without a format", async () => {
  expect(await search("ca-la-cmxxpc-xxxxxx-pd10")).toMatchObject({
    length: 1,
    results: [{ product_sku: "CA-LA-CMXXPC-XXXXXX-PD10", product_name: "CRISPRa Lenti-AIO Kit" }],
  });
  expect((await search("CA-LA-CMXXPC-XXXXXX", { page_number: "2" })).results).toEqual([]);
  expect((await search("OE-SP-CMFXNK-H00001")).length).toBe(0);
  expect((await search("KO-PB-CMXXXK-H00001-CL01")).length).toBe(0);
});

it.each([
  ["transfection reagent", "TR-1001"],
  ["packag", "LV-6001"],
  ["whole-plasmid", "SV-1002"],
  ["hek293 cas9", "ST-2001"],
  ["overexpression tp53", "OE-SP-CMXXXA-H00001"],
])("finds %s by its words", async (q, sku) => {
  expect((await search(q)).skus).toContain(sku);
});

it("does not correct one gene symbol to another", async () => {
  const [, cd4] = /-(H\d+)$/.exec((await search("CD4")).skus[0]) ?? [];

  const { results } = await search(`CDK4 ${cd4}`);
  expect(results).not.toContainEqual(expect.objectContaining({ gene_symbol: "CD44" }));
});

it("shows each result on one page only", async () => {
  const pages = await Promise.all(
    ["1", "2", "3"].map((page_number) => search("lentivirus", { page_number })),
  );
  const skus = pages.flatMap((page) => page.skus);

  expect(skus).toHaveLength(30);
  expect(new Set(skus).size).toBe(30);
});

it.each(["", "   ", "zzzzzz", "'; drop table genes; --", "a:* & !b", "\\", "%%", "((", "😀", "<script>"])(
  "handles %j without an error",
  async (q) => {
    expect((await search(q)).status).toBe(200);
  },
);

it("finds nothing for an empty query", async () => {
  expect(await search("")).toMatchObject({ length: 0, results: [] });
});

it.each([
  ["x".repeat(201), {}],
  ["a", { page_size: "11" }],
  ["a", { page_number: "0" }],
  ["a", { page_number: "1.5" }],
])("rejects %s %j", async (q, more) => {
  expect(await search(q, more as Record<string, string>)).toMatchObject({
    status: 400,
    detail: expect.any(String),
  });
});

it("says in plain words that a query is too long", async () => {
  expect((await search("ACGT".repeat(60))).detail).toContain("Please search with at most 200 characters.");
});

it("handles a query of 100 words and one with a NUL character", async () => {
  expect((await search("a ".repeat(100).trim())).status).toBe(200);
  expect((await search("tp53\u0000")).status).toBe(200);
});

it.each([
  ["tp53 knockout", "CRISPR KO"],
  ["tp53 knock out", "CRISPR KO"],
  ["knockdown tp53 casrx", "CRISPR RNA KD"],
  ["tp53 shrna", "RNAi"],
  ["tp53 tet-on", "Inducible Expression"],
])("finds kits by other names of their function: %s", async (q, functionName) => {
  const { results } = await search(q);
  const names = results.map(({ function_type_name }: SearchResult) => function_type_name);
  expect(names).toContain(functionName);
});
