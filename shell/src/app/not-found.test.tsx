import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor, within } from "@testing-library/react";
import { NotFound } from "./not-found.tsx";
import { queryFromPath } from "./suggested-pages.tsx";

const routes = [{ id: "not-found", path: "*", element: <NotFound /> }];
const SUGGESTIONS = "GET /api/search/suggestions/";
const knockOut = {
  kind: "page" as const,
  label: "Gene Knock-out",
  detail: "Products",
  url: "/products/gene-knock-out",
};

it("suggests pages that match the address, pages before products", async () => {
  const kits = [1, 2, 3, 4, 5].map((number) => ({
    kind: "product" as const,
    label: `Kit ${number}`,
    detail: "CRISPR",
    url: `/products/item/${number}`,
  }));
  const calls = fakeApi({ [SUGGESTIONS]: { suggestions: [...kits, knockOut] } });
  visit("/products/gene-knockout", routes);
  expect(await screen.findByRole("link", { name: "Gene Knock-out" })).toHaveAttribute(
    "href",
    "/products/gene-knock-out",
  );
  const requests = calls.filter(({ path }) => path.includes("suggestions"));
  expect(requests.map(({ query }) => query.get("q"))).toEqual(["gene knockout"]);
});

const cftr = {
  kind: "gene" as const,
  label: "CFTR",
  detail: "Human · alias ABC35",
  url: "/genes/human/CFTR",
};
const ladder = {
  kind: "product" as const,
  label: "abc ladder",
  detail: "DM-3009",
  url: "/product/featured/DM-3009",
};

it.each([
  ["/blog/abc", []],
  ["/services/abc", []],
  ["/products/abc", ["abc ladder"]],
  ["/abc", ["abc ladder"]],
  ["/blog/cftr", []],
  ["/cftr", ["CFTR"]],
])("suggests for %s only what its kind of address can mean: %j", async (address, labels) => {
  fakeApi({ [SUGGESTIONS]: { suggestions: [cftr, ladder, knockOut] } });
  visit(address, routes);
  const list = await screen.findByRole("navigation", { name: "Perhaps you meant" });
  const links = within(list).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual(["Gene Knock-out", ...labels]);
});

it("shows no suggestions if nothing matches", async () => {
  const calls = fakeApi({ [SUGGESTIONS]: { suggestions: [] } });
  visit("/xyzzy", routes);
  expect(await screen.findByRole("heading", { name: "Not found" })).toBeVisible();
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain("/api/search/suggestions/"));
  expect(screen.queryByText("Perhaps you meant")).not.toBeInTheDocument();
});

it.each([
  ["/products/gene-knockout", "gene knockout"],
  ["/blog/reading_a.map/", "reading a map"],
  ["/%E0%A4%A", ""],
  ["/", ""],
])("extracts a query from %s", (path, query) => {
  expect(queryFromPath(path)).toBe(query);
});
