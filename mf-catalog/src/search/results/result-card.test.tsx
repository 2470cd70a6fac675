import type { SearchResult } from "@ligate/contract/search/schemas";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import { routes } from "../../routes.ts";
import { aSearchResult } from "../../testing/samples.ts";
import { quoteWords, resultAddress, resultLabel } from "./result-text.ts";

/** Searches. @returns the card of the only result */
async function showResult(result: Partial<SearchResult>) {
  fakeApi({ "GET /api/search/": { length: 1, results: [aSearchResult(result)] } });
  visit("/search?q=p53", routes);
  return within(await screen.findByRole("region", { name: "Search results" })).getByRole("listitem");
}

const GENE = {
  kind: "gene",
  url: "/products/item/KO-SP-CMXXXA-H00001",
  gene_url: "/genes/human/TP53",
  gene_symbol: "TP53",
  gene_name: "tumor protein p53",
  matched_alias: "p53",
  species: "Human",
  function_type_name: "CRISPR KO",
  structure_type_name: "Standard",
  price_varies: true,
} as const;

it("shows a gene once, with the kit that it leads to and a second link to its page", async () => {
  const card = await showResult({ ...GENE, in_stock: true });

  expect(card).toHaveTextContent(
    /^Gene · Human In stock\s*TP53 CRISPR KO Standard Kit alias p53 · tumor protein p53 from \$395.00 All methods for TP53$/,
  );
  const [kit, gene] = within(card).getAllByRole("link");
  expect(kit).toHaveAccessibleName("TP53 CRISPR KO Standard Kit");
  expect(kit).toHaveAttribute("href", "/products/item/KO-SP-CMXXXA-H00001");
  expect(gene).toHaveAccessibleName("All methods for TP53");
  expect(gene).toHaveAttribute("href", "/genes/human/TP53");
});

it("shows a page with its kind and summary, without number and price", async () => {
  const card = await showResult({
    kind: "page",
    url: "/services/custom-cloning",
    product_sku: "PG-1",
    product_name: "Cloning Services",
    summary: "Any plasmid, sequenced.",
    unit_price: null,
  });

  expect(card).toHaveTextContent(/^Service\s*Cloning Services\s*Any plasmid, sequenced\.$/);
  expect(within(card).getByRole("link")).toHaveAttribute("href", "/services/custom-cloning");
});

it("leads from a priced service to its row", async () => {
  const card = await showResult({
    kind: "service",
    url: "/services/experiment-services#SV-5003",
    product_sku: "SV-5003",
    product_name: "Western blot",
    summary: "Blot, image and quantification.",
  });

  expect(card).toHaveTextContent(
    /^Service\s*Western blot\s*Blot, image and quantification\.\s*SV-5003\s*\$395\.00$/,
  );
  expect(within(card).getByRole("link")).toHaveAttribute("href", "/services/experiment-services#SV-5003");
});

it("shows a supply with its number, price and availability", async () => {
  const card = await showResult({
    kind: "supply",
    url: "/product/featured/TR-1001",
    product_sku: "TR-1001",
    product_name: "Lipid transfection reagent",
    in_stock: true,
    price_varies: true,
  });

  expect(card).toHaveTextContent(
    /^Lab supply\s*In stock\s*Lipid transfection reagent\s*TR-1001\s*from \$395\.00$/,
  );
});

it("says how many business days a product takes", async () => {
  const lead_time = { min_days: 10, max_days: 12 };
  expect(await showResult({ ...GENE, lead_time })).toHaveTextContent("from $395.00 10–12 business days");
});

it("shows Consult for a kit without a price", async () => {
  expect(await showResult({ ...GENE, unit_price: null })).toHaveTextContent("Consult");
});

it("shows a result of an earlier API, which sends neither kind nor address", async () => {
  const { kind, url, gene_url, matched_alias, ...earlier } = GENE;
  const card = await showResult(earlier);

  expect(card).toHaveTextContent(
    "TP53 CRISPR KO Standard Kit tumor protein p53 KO-SP-CMXXXA-H00001 from $395.00",
  );
  expect(within(card).getByRole("link")).toHaveAttribute("href", "/products/item/KO-SP-CMXXXA-H00001");
});

it.each([
  [{ kind: "gene", species: "Human" }, "Gene · Human"],
  [{ kind: "design" }, "Design"],
  [{ kind: "supply" }, "Lab supply"],
  [{ kind: "page", url: "/services/custom-cloning" }, "Service"],
  [{ kind: "page", url: "/products/gene-knock-out" }, "Category"],
  [{ kind: "page", url: "/blog/7" }, "Blog post"],
  [{ kind: "page", url: "/policies/returns" }, "Policy"],
  [{ kind: "page", url: "/contact" }, "Page"],
  [{ gene_symbol: "Trp53", species: "Mouse" }, "Gene · Mouse"],
  [{}, ""],
] as const)("labels %j as %s", (result, label) => {
  expect(resultLabel(aSearchResult(result))).toBe(label);
});

it("leads to the address of the API, or to the page of the SKU", () => {
  expect(resultAddress(aSearchResult({ url: "/services/experiment-services#SV-5003" }))).toBe(
    "/services/experiment-services#SV-5003",
  );
  expect(resultAddress(aSearchResult())).toBe("/products/item/KO-SP-CMXXXA-H00001");
});

it.each([
  [["HEK293"], "“HEK293”"],
  [["in", "cells"], "“in” and “cells”"],
  [["a", "b", "c"], "“a”, “b”, and “c”"],
])("enumerates %j", (words, text) => {
  expect(quoteWords(words)).toBe(text);
});
