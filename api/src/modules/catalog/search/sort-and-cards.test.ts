import type { SearchResult } from "@ligate/contract/search/schemas";
import { testApp } from "../../../testing/test-app.ts";

const { app } = testApp();

const search = async (q: string, more: Record<string, string> = {}) =>
  (await app().inject({ url: "/api/search/", query: { q, ...more } })).json();

async function searchAll(q: string, more: Record<string, string> = {}): Promise<SearchResult[]> {
  return (await search(q, { page_size: "100", ...more })).results;
}

const skus = (results: SearchResult[]) => results.map(({ product_sku }) => product_sku);

it("numbers each SKU, the same in every answer, and never 0", async () => {
  const queries = ["TP53", "kinase", "lentivirus", "CA-LA-CMXXPC-XXXXXX-PD10", "CMXXPC", "kit"];
  const results = (await Promise.all(queries.map((q) => searchAll(q)))).flat();
  const numbers = new Map(results.map(({ product_sku, product_id }) => [product_sku, product_id]));

  expect(results.every(({ product_id }) => Number.isSafeInteger(product_id) && product_id > 0)).toBe(true);
  expect(new Set(numbers.values()).size).toBe(numbers.size);
  for (const { product_sku, product_id } of results) expect(numbers.get(product_sku)).toBe(product_id);
});

it("sorts genes and products by price, those by quote and pages last, on all pages", async () => {
  const prices = (results: SearchResult[]) =>
    results.map(({ unit_price }) => unit_price ?? Number.POSITIVE_INFINITY);
  const all = await searchAll("TP53 lentivirus", { sort: "price" });
  const second = await search("TP53 lentivirus", { sort: "price", page_number: "2" });

  expect(prices(all)).toEqual(prices(all).toSorted((a, b) => (a === b ? 0 : a - b)));
  expect(skus(second.results)).toEqual(skus(all.slice(10, 20)));
  expect(second.length).toBe((await search("TP53 lentivirus")).length);
});

it("sorts by lead time", async () => {
  const days = (await searchAll("lentivirus", { sort: "lead_time" })).map(
    ({ lead_time }) => lead_time?.min_days ?? Number.POSITIVE_INFINITY,
  );

  expect(days).toEqual(days.toSorted((a, b) => (a === b ? 0 : a - b)));
  expect(new Set(days).size).toBeGreaterThan(2);
});

it("sorts the same results as it ranks", async () => {
  const bySort = ["relevance", "price", "lead_time"].map((sort) => searchAll("western blot", { sort }));
  const [ranked = [], ...sorted] = (await Promise.all(bySort)).map((results) => skus(results).toSorted());

  expect(sorted).toEqual([ranked, ranked]);
});

it("refuses an unknown order", async () => {
  expect((await search("kit", { sort: "name" })).detail).toEqual(expect.any(String));
});

it("gives a gene its facts and one kit of each category, in the cheapest format that can be added", async () => {
  const [human, mouse] = (await search("TP53")).results;

  expect(human.gene).toEqual({
    locus_id: 7157,
    gene_type: expect.any(String),
    chromosome: expect.stringMatching(/^17/),
    transcript: expect.stringMatching(/^NM_000546/),
    coding_bp: 1182,
  });
  expect(human.kits.map((kit: { product_sku: string }) => kit.product_sku.slice(0, 2))).toEqual([
    "KO",
    "OE",
    "RI",
  ]);
  expect(human.kits[0]).toMatchObject({
    product_sku: human.product_sku,
    title: expect.stringMatching(/^TP53 knock-out/),
    format_sku: expect.stringMatching(/^KO-SP-CMXXXA-H00001-/),
    unit_price: human.unit_price,
    plasmids: [expect.objectContaining({ total_bp: expect.any(Number) }), expect.anything()],
  });
  expect(mouse.kits).toHaveLength(3);
});

it("gives the kits of the method that the query names, in different structures", async () => {
  const [gene] = (await search("KRAS knockout")).results;

  expect(gene.kits.map((kit: { product_sku: string }) => kit.product_sku.slice(0, 5))).toEqual([
    "KO-SP",
    "KO-LV",
    "KO-LA",
  ]);
});

it("asks for details that a SKU does not tell before a kit is added", async () => {
  const [gene] = (await search("TP53 knock-in")).results;

  expect(gene.kits[0]).toMatchObject({ product_sku: expect.stringMatching(/^KI-/), format_sku: null });
});

it("never lets a filter change the method that the query names", async () => {
  const all = await searchAll("TP53 knockout", { category: "CRISPR" });
  const isOther = ({ function_type_name, kind }: SearchResult) =>
    kind === "gene" && function_type_name !== "CRISPR KO";
  const filters: Record<string, string>[] = [
    { in_stock: "true" },
    { structure: "AAV" },
    { function: "RNAi" },
  ];
  for (const filter of filters)
    expect((await searchAll("TP53 knockout", filter)).filter(isOther)).toEqual([]);

  expect(all.some(({ kind }) => kind === "gene")).toBe(true);
  expect((await search("TP53 knockout", { structure: "AAV" })).results[0].product_sku).toMatch(/^KO-AV-/);
});

const listNames = async (q: string) =>
  (await search(q)).results.map(({ product_name }: SearchResult) => product_name);

it("answers lentivirus with virus, reagents and the packaging service before the kits of every method", async () => {
  const { results } = await search("lentivirus", { page_size: "20" });
  const isKit = ({ kind }: SearchResult) => kind === "design";

  expect(skus(results)).toEqual(expect.arrayContaining(["ST-1001", "SV-2001", "LV-6001"]));
  expect(results.findIndex(isKit)).toBeGreaterThan(8);
});

it("answers AAV gfp control with the AAV control that has EGFP", async () => {
  expect(skus((await search("AAV gfp control")).results)[0]).toBe("OE-AV-CMXXXA-000000");
});

it("answers cas9 protein with what expresses Cas9, and says that the protein is not sold", async () => {
  const { note } = await search("cas9 protein");

  expect(note).toMatch(/^We do not sell Cas9 as a protein/);
  expect(await listNames("cas9 protein")).toContainEqual(expect.stringMatching(/Cas9 stable cell line/));
  expect((await search("cas9")).note).toBeUndefined();
});
