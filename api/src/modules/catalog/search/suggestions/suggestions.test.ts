import type { Suggestion } from "@ligate/contract/search/schemas";
import { testApp } from "../../../../testing/test-app.ts";
import { geneNames, genes } from "../../genes/gene.table.ts";

const { app, db } = testApp();

async function suggest(q: string): Promise<Suggestion[]> {
  const response = await app().inject({ url: "/api/search/suggestions/", query: { q } });
  expect(response.statusCode).toBe(200);
  return response.json().suggestions;
}

async function first(q: string, kind: Suggestion["kind"]) {
  return (await suggest(q)).find((one) => one.kind === kind);
}

it("suggests a gene by its symbol, with species, name and search URL", async () => {
  expect((await suggest("TP53"))[0]).toEqual({
    kind: "gene",
    label: "TP53",
    detail: "Human · tumor protein p53",
    methods: "knock-out, CRISPR activation, and 9 more",
    url: "/genes/human/TP53",
  });
});

it.each([
  ["p53", "TP53", "Human · alias p53 · tumor protein p53"],
  ["HER2", "ERBB2", "Human · alias HER2 ·"],
  ["oct4", "POU5F1", "Human · alias OCT4 ·"],
  ["pd-l1", "CD274", "Human · alias PD-L1 ·"],
])("suggests a gene by its alias %s and shows the alias", async (q, label, detail) => {
  expect(await first(q, "gene")).toMatchObject({ label, detail: expect.stringMatching(RegExp(detail, "i")) });
});

it("suggests genes of both species, and by words of their names", async () => {
  const species = (await suggest("egfr")).map(({ detail }) => detail.split(" · ")[0]);
  expect(species).toEqual(expect.arrayContaining(["Human", "Mouse"]));
  expect(await first("epidermal growth", "gene")).toMatchObject({ label: "EGFR" });
});

it.each([
  ["HGNC:11998", "TP53", "Human · HGNC:11998 · tumor protein p53"],
  ["7157", "TP53", "Human · NCBI Gene 7157 · tumor protein p53"],
  ["β-actin", "ACTB", "Human · actin beta"],
])("suggests a gene for %s", async (q, label, detail) => {
  expect(await suggest(q)).toContainEqual(expect.objectContaining({ kind: "gene", label, detail }));
});

it("names only methods that apply to the gene", async () => {
  expect(await first("MALAT1", "gene")).toMatchObject({
    methods: "CRISPR activation, CRISPR interference, and 5 more",
  });
});

it("suggests only genes, or a quote for a gene that is not in the catalog", async () => {
  const ask = async (q: string) =>
    (await app().inject({ url: "/api/search/suggestions/", query: { q, kind: "gene" } })).json().suggestions;

  const kinds = (await ask("cas")).map(({ kind }: Suggestion) => kind);
  expect(new Set(kinds)).toEqual(new Set(["gene"]));
  expect((await ask("TTN")).at(-1)).toMatchObject({ label: "TTN is not in the catalog" });
  expect(await ask("t")).toEqual([]);
});

it("says that a gene is not in the catalog, and offers a quote", async () => {
  expect(await first("TTN", "page")).toEqual({
    kind: "page",
    label: "TTN is not in the catalog",
    detail: "Get a quote",
    url: "/message?product=A%20design%20for%20TTN",
  });
});

it("suggests products first for the beginning of a number", async () => {
  expect((await suggest("TR-1"))[0]).toMatchObject({ kind: "product", detail: "TR-1001 · Lab supplies" });
});

it("suggests the human gene first for the beginning of an alias", async () => {
  const [first, ...others] = await suggest("oct");
  expect(first).toMatchObject({ label: "POU5F1", url: "/genes/human/POU5F1" });
  // "Oct" is an alias of the mouse gene, which is not the first one.
  expect(others.filter(({ label }) => label.startsWith("Pou5f1 CRISPR"))).toEqual([]);
});

it.each([
  ["TP53 kn", ["KO", "KI"]],
  ["TP53 lentivirus shrna", ["RI"]],
])("suggests designs of a gene by the method that is begun: %s", async (q, functions) => {
  const [gene, ...others] = await suggest(q);
  expect(gene).toMatchObject({ kind: "gene", label: "TP53" });
  const codes = others.map(({ url }) => /item\/(..)-.+-H00001$/.exec(url)?.[1]);
  expect(codes).toEqual(expect.arrayContaining(functions));
});

it("suggests products and pages for the beginning of a delivery", async () => {
  const kinds = (await suggest("lenti")).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["product", "page"]));
});

it("suggests kits of a gene", async () => {
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
])("suggests the product for %s: %s", async (q, sku, url) => {
  const products = (await suggest(q)).filter(({ kind }) => kind === "product");
  expect(products).toContainEqual(expect.objectContaining({ detail: expect.stringContaining(sku), url }));
});

it.each([
  ["knock-out", "Category", "/products/gene-knock-out"],
  ["cloning", "Service", "/services/custom-cloning"],
  ["promoter", "Blog post", expect.stringMatching(/^\/blog\/\d+$/)],
])("suggests a page for %s: %s", async (q, detail, url) => {
  const pages = (await suggest(q)).filter(({ kind }) => kind === "page");
  expect(pages).toContainEqual({ kind: "page", label: expect.any(String), detail, url });
});

it("returns at most eight suggestions, grouped by kind", async () => {
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

describe("a gene of an imported table, which the index does not contain", () => {
  // The symbol is a prefix of TP53, which the index contains.
  const gene = {
    number: "H09001",
    species: "Human" as const,
    symbol: "TP5",
    name: "quiet zone example",
    targetClass: "protein_coding" as const,
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

  it("is suggested first, with its kits", async () => {
    expect((await suggest("tp5"))[0]).toMatchObject({ label: "TP5", url: "/genes/human/TP5" });
    expect(await first("TP5", "product")).toMatchObject({ detail: expect.stringContaining("-H09001") });
  });

  it("is found, and leads to its page", async () => {
    expect((await search({})).results).toEqual([
      expect.objectContaining({
        kind: "gene",
        product_id: expect.any(Number),
        gene_symbol: "TP5",
        gene_name: "quiet zone example",
        gene_url: "/genes/human/TP5",
        product_sku: expect.stringMatching(/-H09001$/),
      }),
    ]);
  });

  it("is found by words of its name", async () => {
    expect((await search({ q: "quiet zones" })).results[0]).toMatchObject({ gene_symbol: "TP5" });
  });

  it("is filtered like all results", async () => {
    const { length, facets, results } = await search({ function: "CRISPR KO", species: "Human" });
    expect(length).toBe(facets.function.find(({ name }: { name: string }) => name === "CRISPR KO").count);
    expect(results[0].product_sku).toMatch(/^KO-.+-H09001$/);
  });
});

it.each(["knockout", "knock-out", "gene knockout"])("suggests the category for %s", async (q) => {
  expect(await first(q, "page")).toMatchObject({ url: "/products/gene-knock-out" });
});
