import { aSearchResult } from "../../testing/samples.ts";
import { quoteWords, resultAddress, resultLabel } from "./result-text.ts";

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
  [["a", "b", "c"], "“a”, “b” and “c”"],
])("enumerates %j", (words, text) => {
  expect(quoteWords(words)).toBe(text);
});
