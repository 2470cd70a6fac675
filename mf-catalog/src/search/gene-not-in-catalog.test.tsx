import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
import { routes } from "../routes.ts";
import { aSearchResult } from "../testing/samples.ts";

const SEARCH = "GET /api/search/";
const findNotice = async () =>
  (await screen.findByText("TTN is not in the catalog.")).closest("[role=status]");

it("says that a gene is not in the catalog, above the results that are other genes", async () => {
  const ttr = aSearchResult({ gene_symbol: "TTR" });
  fakeApi({ [SEARCH]: { length: 1, results: [ttr], unsold_symbol: "TTN" } });
  visit("/search?q=ttn", routes);

  expect(await findNotice()).toHaveTextContent(/The results below are other genes and products/);
  expect(screen.getByRole("link", { name: "Get a quote for TTN" })).toHaveAttribute(
    "href",
    "/message?product=A%20design%20for%20TTN",
  );
  expect(screen.getByRole("list", { name: "Search results" })).toHaveTextContent("TTR");
});

it("offers the quote without results", async () => {
  fakeApi({ [SEARCH]: { length: 0, results: [], did_you_mean: [], unsold_symbol: "TTN" } });
  visit("/search?q=TTN", routes);

  expect(await findNotice()).not.toHaveTextContent(/results below/);
  expect(screen.getByRole("link", { name: "Get a quote for TTN" })).toBeVisible();
  expect(screen.getByRole("searchbox")).toHaveValue("TTN");
});

it("says nothing of the kind for a gene of the catalog", async () => {
  fakeApi({ [SEARCH]: { length: 1, results: [aSearchResult({ gene_symbol: "TP53" })] } });
  visit("/search?q=TP53", routes);

  expect(await screen.findByRole("list", { name: "Search results" })).toBeVisible();
  expect(screen.queryByText(/not in the catalog/)).not.toBeInTheDocument();
});
