import type { SearchResult } from "@ligate/contract/search/schemas";
import { testApp } from "../../../testing/test-app.ts";

const { app } = testApp();

const search = async (q: string) =>
  (await app().inject({ url: "/api/search/", query: { q, page_size: "50" } })).json();

it("names a gene that the catalogue does not have, and does not resolve it to a similar symbol", async () => {
  const { unsold_symbol, corrected_q, results } = await search("TTN");

  expect({ unsold_symbol, corrected_q }).toEqual({ unsold_symbol: "TTN", corrected_q: undefined });
  expect(results.map((found: SearchResult) => found.matched_alias)).toEqual(["TTN"]);
});

it("names it in the spelling of the query's species", async () => {
  expect((await search("Ttn")).unsold_symbol).toBe("Ttn");
  expect((await search("ttn")).unsold_symbol).toBe("TTN");
});

it("names it among other words, also where another gene has the symbol as an alias", async () => {
  expect((await search("TTN knockout")).unsold_symbol).toBe("TTN");
  expect((await search("ttn knock-out")).unsold_symbol).toBe("TTN");
  expect(await search("TTN knockout lentivirus")).toMatchObject({ unsold_symbol: "TTN" });
  expect((await search("DNAH5 notaword")).unsold_symbol).toBe("DNAH5");
  expect((await search("reagent notaword set")).unsold_symbol).toBeUndefined();
});

it("does not correct it to a gene with a similar symbol", async () => {
  expect((await search("CDK3 notaword")).corrected_q).toBeUndefined();
  expect(await search("KRAS2B")).not.toHaveProperty("unsold_symbol");
});

it.each(["TP53", "Trp53", "p53", "transfection reagent", "Hprt1", "kit", "KIT", "lentivirus kit"])(
  "reports no missing gene for %s",
  async (q) => {
    expect((await search(q)).unsold_symbol).toBeUndefined();
  },
);

it.each([
  ["7157", "TP53"],
  ["ENSG00000141510", "TP53"],
  ["NM_000546", "TP53"],
  ["HGNC:11998", "TP53"],
  ["MGI:98834", "Trp53"],
  ["β-actin", "ACTB"],
  ["beta-actin crispri", "ACTB"],
])("finds kits by %s", async (q, symbol) => {
  const { results } = await search(q);
  expect(results.map(({ gene_symbol }: SearchResult) => gene_symbol)).toContain(symbol);
});

it("counts a gene only under functions that apply to it, and leads to the next best one", async () => {
  const found = async (q: string) => {
    const { results, facets } = await search(q);
    return {
      sku: results[0].product_sku,
      functions: facets.function.map(({ name }: { name: string }) => name),
    };
  };

  expect(await found("MALAT1 knockout")).toEqual({
    sku: expect.stringMatching(/^CA-/),
    functions: expect.not.arrayContaining(["CRISPR KO", "Overexpression"]),
  });
  expect((await found("AAVS1")).functions).toEqual(["CRISPR KI", "CRISPR DEL"]);
});

it("finds no kit that cannot be made for the gene by its SKU", async () => {
  const { results } = await search("IE-LV-T3XXXA-H00161");
  expect(JSON.stringify(results)).not.toContain("IE-LV-T3XXXA-H00161");
});
