import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
import { routes } from "../../routes.ts";
import { aSearchResult } from "../../testing/samples.ts";

function search(q: string, answer: object) {
  fakeApi({ "GET /api/search/": { length: 1, results: [aSearchResult()], ...answer } });
  visit(`/search?q=${encodeURIComponent(q)}`, routes);
}

it("shows the corrected query of a misspelled search", async () => {
  search("tp35", { corrected_q: "TP53" });

  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("1 result for “TP53”");
  expect(screen.getByText("Nothing was found for “tp35”.")).toBeInTheDocument();
});

it("says which words the best matches do not have", async () => {
  search("knock out EGFR in HEK293", { partial: true, ignored_words: ["in", "HEK293"] });

  expect(
    await screen.findByText("Nothing matches all words. Best matches without “in” and “HEK293”:"),
  ).toBeInTheDocument();
});

const NONE = { length: 0, results: [] };
it.each([
  ["We do not sell Cas9.", { note: "We do not sell Cas9." }],
  ["We do not sell Cas9.", { ...NONE, note: "We do not sell Cas9." }],
  ["More genes are coming.", { more_genes_coming: true }],
  ["More genes are coming.", { ...NONE, more_genes_coming: true }],
])("says with and without results: %s", async (sentence, answer) => {
  search("titin", answer);

  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

it("offers what may have been meant instead", async () => {
  const brca1 = { kind: "gene", label: "BRCA1", detail: "Human", url: "/search?q=BRCA1" };
  search("brac1", { did_you_mean: [brca1] });

  expect(await screen.findByText(/^Did you mean/)).toHaveTextContent("Did you mean BRCA1?");
  expect(screen.getByRole("link", { name: "BRCA1" })).toHaveAttribute("href", "/search?q=BRCA1");
});
