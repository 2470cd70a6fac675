import type { SearchResult } from "@ligate/contract/search/schemas";
import { testApp } from "../../../testing/test-app.ts";

const { app } = testApp();

const get = async (url: string, query: Record<string, string> = {}) =>
  (await app().inject({ url, query })).json();
const search = (q: string, more: Record<string, string> = {}) => get("/api/search/", { q, ...more });
const firstOf = async (q: string): Promise<SearchResult> => (await search(q)).results[0];

it.each([
  ["TP53 knock-out lentivirus", /^KO-LV-.+-H00001$/],
  ["KRAS lentivirus", /^KO-LV-.+-H00003$/],
  ["TP53 sgRNA", /^KO-.+-H00001$/],
  ["how do I knock out EGFR in HEK293 cells", /^KO-.+-H00002$/],
  ["MYC TETON", /^IE-.+-H00004$/],
  ["mouse p53 shRNA", /^RI-.+-M00001$/],
  ["hTERT overexpression", /^OE-.+-H00134$/],
  ["mTrp53", /^KO-.+-M00001$/],
  ["AAV vector", /^..-AV-.+-XXXXXX$/],
  ["lenti cas9", /^KO-LV-.+-XXXXXX$/],
])("leads to the product that %s asks for", async (q, sku) => {
  expect((await firstOf(q)).product_sku).toMatch(sku);
});

it("takes a word for a kind, and for a gene only if it is typed as a symbol", async () => {
  expect(await firstOf("kit")).toMatchObject({ kind: "design" });
  expect(await firstOf("KIT overexpression")).toMatchObject({ gene_symbol: "KIT" });
  expect(await firstOf("CRISPR kit")).toMatchObject({ kind: "design" });
  expect(await firstOf("AAV")).toMatchObject({ kind: "design", structure_type_name: "AAV" });
});

it("leads to a priced service on its page, and to pages by their numbers", async () => {
  expect(await firstOf("western blot")).toMatchObject({
    kind: "service",
    product_sku: "SV-5003",
    url: "/services/experiment-services#SV-5003",
  });
  const post = await firstOf("how to read a vector map");
  expect(post).toMatchObject({ kind: "page", url: "/blog/4", summary: expect.any(String) });
  expect(await get(`/api/products/get-product-summary/${post.product_sku}/`)).toMatchObject({
    url: "/blog/4",
  });
});

it.each(["Jurkat", "K562 stable line", "Neuro-2a"])(
  "leads from the parental line %s to its service",
  async (q) => {
    expect(await firstOf(q)).toMatchObject({ url: "/services/stable-cell-line" });
  },
);

it("lists the best partial matches and names the words that they do not have", async () => {
  expect(await search("polybrene alternative")).toMatchObject({
    partial: true,
    ignored_words: ["alternative"],
    results: [{ product_sku: "TR-1003" }, {}],
  });
  expect(await search("how do I knock out EGFR in HEK293 cells")).toMatchObject({
    partial: true,
    ignored_words: ["HEK293"],
  });
  expect(await search("TP53 knockout kit")).not.toHaveProperty("partial");
});

it.each(["flurbodine kit", "xqzzv vector", "bicycle pump service"])("finds nothing for %s", async (q) => {
  expect((await search(q)).results).toEqual([]);
});

it.each(["xqzzv constructor", "xqzzv valueOf", "mouse xqzzv __proto__", "tp53 hasOwnProperty"])(
  "searches the words of %s, which every object has as names",
  async (q) => {
    expect(await search(q)).toMatchObject({ results: expect.any(Array) });
  },
);

it("offers a correction where the query has a meaning, and applies it where it has none", async () => {
  expect(await search("westen blot")).toMatchObject({
    corrected_q: "western blot",
    results: expect.arrayContaining([expect.objectContaining({ product_sku: "SV-5003" })]),
  });
  expect((await search("CD45")).corrected_q).toBeUndefined();
});

it.each([
  ["kras G12D", "Kits and vectors have the wild type of KRAS; order G12D as your own reading frame."],
  ["NP_000537.3", "RefSeq proteins are not searched: enter the transcript (NM_) or UniProt’s accession."],
  ["E2F1", undefined],
])("says of %j what is sold instead", async (q, note) => {
  expect((await get(`/api/search/?q=${q}`)).note).toBe(note);
});
