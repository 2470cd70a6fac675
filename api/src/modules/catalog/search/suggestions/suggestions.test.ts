import type { Suggestion } from "@ligate/contract/search/schemas";
import { testApp } from "../../../../testing/test-app.ts";
import { geneNames, genes } from "../../genes/gene.table.ts";

const { app, db } = testApp();

async function suggest(q: string): Promise<Suggestion[]> {
  const answer = await app().inject({ url: "/api/search/suggestions/", query: { q } });
  expect(answer.statusCode).toBe(200);
  return answer.json().suggestions;
}

async function first(q: string, kind: Suggestion["kind"]) {
  return (await suggest(q)).find((one) => one.kind === kind);
}

it("suggests a gene by its symbol, with its species and name, and leads to what there is for it", async () => {
  expect((await suggest("TP53"))[0]).toEqual({
    kind: "gene",
    label: "TP53",
    detail: "Human · tumor protein p53",
    url: "/search?q=TP53&species=Human",
  });
});

it.each([
  ["p53", "TP53", "Human · alias p53 · tumor protein p53"],
  ["HER2", "ERBB2", "Human · alias HER2 ·"],
  ["oct4", "POU5F1", "Human · alias OCT4 ·"],
  ["pd-l1", "CD274", "Human · alias PD-L1 ·"],
])("suggests the gene that is also called %s, and says so", async (q, label, detail) => {
  expect(await first(q, "gene")).toMatchObject({ label, detail: expect.stringMatching(RegExp(detail, "i")) });
});

it("suggests genes of both species, and by the words of their names", async () => {
  const species = (await suggest("egfr")).map(({ detail }) => detail.split(" · ")[0]);
  expect(species).toEqual(expect.arrayContaining(["Human", "Mouse"]));
  expect(await first("epidermal growth", "gene")).toMatchObject({ label: "EGFR" });
});

it("suggests the kits of a gene beside it", async () => {
  expect(await first("TP53", "product")).toMatchObject({
    label: expect.stringMatching(/^TP53 .+ Kit$/),
    detail: expect.stringMatching(/-H00001 · Human$/),
    url: expect.stringMatching(/^\/products\/item\/[\w-]+-H00001$/),
  });
});

it.each([
  ["TR-10", "TR-1001", "/product/featured/TR-1001"],
  ["tr1001", "TR-1001", "/product/featured/TR-1001"],
  ["transf", "TR-1001", "/product/featured/TR-1001"],
  ["ST-2001", "ST-2001", "/products/item/ST-2001"],
  ["KO-SP-CMXXXA-H00001", "KO-SP-CMXXXA-H00001", "/products/item/KO-SP-CMXXXA-H00001"],
  ["KOSPCMXXXAH00001", "KO-SP-CMXXXA-H00001", "/products/item/KO-SP-CMXXXA-H00001"],
  ["KOLACMXXPC", "KO-LA-CMXXPC-XXXXXX", "/products/item/KO-LA-CMXXPC-XXXXXX"],
  ["CA-LA-CMXXPC-XXXXXX", "CA-LA-CMXXPC-XXXXXX", "/products/item/CA-LA-CMXXPC-XXXXXX"],
])("suggests for %s the product %s", async (q, sku, url) => {
  const products = (await suggest(q)).filter(({ kind }) => kind === "product");
  expect(products).toContainEqual(expect.objectContaining({ detail: expect.stringContaining(sku), url }));
});

it.each([
  ["knock-out", "Category", "/products/gene-knock-out"],
  ["cloning", "Service", "/services/custom-cloning"],
  ["promoter", "Blog post", expect.stringMatching(/^\/blog\/\d+$/)],
])("suggests for %s a page: %s", async (q, detail, url) => {
  const pages = (await suggest(q)).filter(({ kind }) => kind === "page");
  expect(pages).toContainEqual({ kind: "page", label: expect.any(String), detail, url });
});

it("keeps room for each kind in eight", async () => {
  const kinds = (await suggest("cas")).map(({ kind }) => kind);
  expect(kinds.length).toBeLessThanOrEqual(8);
  expect(kinds).toEqual(kinds.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)));
});
const ORDER = ["gene", "product", "page"];

it.each(["", "t", " - ", "T-", "\u0000", "'", "zzzzzz", "'; drop table genes; --", "(((", "\\"])(
  "suggests nothing for %j",
  async (q) => {
    expect(await suggest(q)).toEqual([]);
  },
);

describe("of a gene that the index does not know, from a table that staff imported", () => {
  // Its symbol begins another's that the index knows: TP53.
  const gene = {
    number: "H09001",
    species: "Human" as const,
    symbol: "TP5",
    name: "quiet zone example",
    locusId: 990_001,
  };
  const search = async (query: Record<string, string>) =>
    (await app().inject({ url: "/api/search/", query: { q: "TP5", ...query } })).json();

  beforeAll(async () => {
    await db().insert(genes).values(gene);
    const { number, symbol, species } = gene;
    await db()
      .insert(geneNames)
      .values({ geneNumber: number, key: "tp5", name: symbol, species, rank: 0, source: "ncbi" });
  });

  it("suggests it first, and its kits", async () => {
    expect((await suggest("tp5"))[0]).toMatchObject({ label: "TP5", url: "/search?q=TP5&species=Human" });
    expect(await first("TP5", "product")).toMatchObject({ detail: expect.stringContaining("-H09001") });
  });

  it("finds its kits before those of genes that begin alike, each on one page", async () => {
    const [first, second] = await Promise.all([search({}), search({ page_number: "2" })]);
    expect(first.results[0]).toMatchObject({
      product_id: 0,
      gene_symbol: "TP5",
      gene_name: "quiet zone example",
      product_sku: expect.stringMatching(/-H09001$/),
    });
    const symbols = [...first.results, ...second.results].map((found) => found.gene_symbol);
    expect(symbols.lastIndexOf("TP5")).toBe(10);
    expect(symbols.slice(11)).toContain("TP53");
    const skus = [...first.results, ...second.results].map((found) => found.product_sku);
    expect(new Set(skus).size).toBe(20);
    expect(second.length).toBe(first.length);
  });

  it("narrows them with the others", async () => {
    const { length, facets, results } = await search({ function: "CRISPR KO", species: "Human" });
    expect(length).toBe(facets.function.find(({ name }: { name: string }) => name === "CRISPR KO").count);
    expect(results[0].product_sku).toMatch(/^KO-.+-H09001$/);
  });
});

it.each(["knockout", "knock-out", "gene knockout"])("suggests the category for %s", async (q) => {
  expect(await first(q, "page")).toMatchObject({ url: "/products/gene-knock-out" });
});
