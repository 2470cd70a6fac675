import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { aSearchResult } from "../testing/samples.ts";

const SEARCH = "GET /api/search/";

const FACETS = {
  category: [{ name: "CRISPR", count: 7 }],
  function: [
    { name: "CRISPR KO", count: 4 },
    { name: "CRISPRa", count: 3 },
  ],
  structure: [],
  species: [],
  in_stock: 1,
};

it("shows 1000+ at the count limit", async () => {
  fakeApi({ [SEARCH]: { length: 1000, results: [aSearchResult()] } });

  visit("/search?q=kit", routes);

  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("1000+ results for “kit”");
  expect(screen.getAllByText("1–10 of 1000+")).toHaveLength(2);
});

it("changes page and page size in the URL, with the paginators above and below the results", async () => {
  const calls = fakeApi({ [SEARCH]: { length: 45, results: [aSearchResult()] } });
  const view = visit("/search?q=kit&page_size=20", routes);
  const above = await screen.findByRole("navigation", { name: "Search results, top: pages" });
  const below = screen.getByRole("navigation", { name: "Search results, bottom: pages" });

  await userEvent.click(within(below).getByRole("button", { name: "Next page" }));

  await waitFor(() => expect(view.address()).toBe("/search?q=kit&page_size=20&page_number=2"));
  await waitFor(() => expect(calls.at(-1)?.query.get("page_number")).toBe("2"));
  await userEvent.selectOptions(within(above).getByRole("combobox"), "50");
  await waitFor(() => expect(view.address()).toBe("/search?q=kit&page_size=50&page_number=1"));
});

it("shows no paginator if all results are on one page", async () => {
  fakeApi({ [SEARCH]: { length: 10, results: [aSearchResult()] } });

  visit("/search?q=kit", routes);

  expect(await screen.findByRole("heading", { name: "10 results for “kit”" })).toBeInTheDocument();
  expect(screen.queryByRole("navigation", { name: /pages$/ })).not.toBeInTheDocument();
});

it("sorts by links, and keeps the order in the address with filters and pages", async () => {
  const calls = fakeApi({ [SEARCH]: { length: 45, results: [aSearchResult()], facets: FACETS } });
  const view = visit("/search?q=kit&function=CRISPRa&page_number=2", routes);
  const sorts = await screen.findByRole("navigation", { name: "Sort by" });
  expect(within(sorts).getByRole("link", { name: "Relevance" })).toHaveAttribute("aria-current", "true");

  await userEvent.click(within(sorts).getByRole("link", { name: "Price" }));

  await waitFor(() => expect(view.address()).toBe("/search?q=kit&function=CRISPRa&sort=price"));
  await waitFor(() => expect(calls.at(-1)?.query.get("sort")).toBe("price"));
  await userEvent.click(await screen.findByRole("link", { name: "In stock 1 result", hidden: true }));
  const [next] = screen.getAllByRole("button", { name: "Next page" });
  await waitFor(() => expect(view.address()).toBe("/search?q=kit&function=CRISPRa&in_stock=true&sort=price"));
  await userEvent.click(next as HTMLElement);
  await waitFor(() => expect(view.address()).toMatch(/&sort=price&page_size=10&page_number=2$/));
});

it("shows kinds of results apart, in the order of their best results; sorted ones in one list", async () => {
  const results = [
    aSearchResult({ kind: "stock", product_sku: "ST-1001", product_name: "Control virus" }),
    aSearchResult({ kind: "page", product_sku: "PAGE-1", url: "/services/custom-cloning" }),
    aSearchResult({ kind: "supply", product_sku: "TR-1001" }),
    aSearchResult({ kind: "stock", product_sku: "ST-1002", product_name: "Control virus, EGFP" }),
  ];
  fakeApi({ [SEARCH]: { length: 4, results } });
  visit("/search?q=control", routes);

  const stock = await screen.findByRole("list", { name: "Stock items" });
  expect(within(stock).getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Stock items",
    "Services",
    "Lab supplies",
  ]);

  await userEvent.click(screen.getByRole("link", { name: "Lead time" }));
  await waitFor(() => expect(screen.queryByRole("heading", { level: 2 })).not.toBeInTheDocument());
});

it("marks the results as busy while the next page loads", async () => {
  let respond = (_: unknown) => {};
  fakeApi({
    [SEARCH]: ({ query }: { query: URLSearchParams }) =>
      query.get("page_number") === "2"
        ? new Promise((resolve) => {
            respond = resolve;
          })
        : { length: 45, results: [aSearchResult()] },
  });
  visit("/search?q=kit", routes);
  const [next] = await screen.findAllByRole("button", { name: "Next page" });
  const results = () => screen.getByRole("region", { name: "Search results" });
  expect(results()).toHaveAttribute("aria-busy", "false");

  await userEvent.click(next as HTMLElement);
  expect(results()).toHaveAttribute("aria-busy", "true");

  respond({ length: 45, results: [aSearchResult({ product_name: "The eleventh" })] });
  expect(await screen.findByText("The eleventh")).toBeInTheDocument();
  expect(results()).toHaveAttribute("aria-busy", "false");
});

it("shows that there are no results, with a search box", async () => {
  fakeApi({
    [SEARCH]: ({ query }: { query: URLSearchParams }) =>
      query.get("q") === "TP53" ? { length: 1, results: [aSearchResult()] } : { length: 0, results: [] },
  });
  visit("/search?q=TP35", routes);
  expect(await screen.findByRole("heading", { name: "No results found for “TP35”" })).toBeInTheDocument();

  const searchBox = screen.getByRole("searchbox");
  await userEvent.clear(searchBox);
  await userEvent.type(searchBox, "TP53{Enter}");

  expect(await screen.findByRole("heading", { name: "1 result for “TP53”" })).toBeInTheDocument();
});

it("links to the first page from a page out of range", async () => {
  fakeApi({
    [SEARCH]: ({ query }: { query: URLSearchParams }) => ({
      length: 21,
      results: query.get("page_number") === "1" ? [aSearchResult()] : [],
    }),
  });
  const view = visit("/search?q=kit&page_size=20&page_number=9", routes);

  await userEvent.click(await screen.findByRole("link", { name: "Go to the first page" }));

  expect(await screen.findAllByText("1–20 of 21")).toHaveLength(2);
  expect(view.address()).toBe("/search?q=kit&page_size=20");
});

it("shows a hint without a query, and sends no request", async () => {
  const calls = fakeApi({});

  visit("/search", routes);

  expect(await screen.findByText("Type a gene, a method, a SKU or a product name.")).toBeInTheDocument();
  expect(calls.filter(({ path }) => path === "/api/search/")).toEqual([]);
});

it("is also available at /test, and /product redirects to it", async () => {
  fakeApi({ [SEARCH]: { length: 1, results: [aSearchResult()] } });

  const view = visit("/test?q=TP53", routes);
  expect(await screen.findByText("1 result for “TP53”")).toBeInTheDocument();

  await act(() => view.go("/product?q=EGFR"));
  expect(view.address()).toBe("/search?q=EGFR");
});

it("filters by links, returns to the first page, and removes filters", async () => {
  const calls = fakeApi({ [SEARCH]: { length: 45, results: [aSearchResult()], facets: FACETS } });
  const view = visit("/search?q=kit&page_size=20&page_number=2", routes);
  const filter = async (name: string) =>
    userEvent.click(await screen.findByRole("link", { name, hidden: true }));

  await filter("CRISPR KO 4 results");
  await waitFor(() => expect(view.address()).toBe("/search?q=kit&function=CRISPR+KO&page_size=20"));
  await filter("CRISPRa 3 results");
  await filter("In stock 1 result");
  const all = "/search?q=kit&function=CRISPR+KO,CRISPRa&in_stock=true&page_size=20";
  await waitFor(() => expect(view.address()).toBe(all));
  expect(Object.fromEntries(calls.at(-1)?.query ?? [])).toEqual({
    q: "kit",
    function: "CRISPR KO,CRISPRa",
    in_stock: "true",
    page_size: "20",
    page_number: "1",
  });

  await waitFor(() =>
    expect(screen.getByRole("link", { name: /^CRISPRa/, hidden: true })).toHaveAttribute("aria-current"),
  );
  const chips = screen.getByRole("list", { name: "Selected filters" });
  await userEvent.click(within(chips).getByRole("link", { name: "Remove CRISPR KO" }));
  await waitFor(() =>
    expect(view.address()).toBe("/search?q=kit&function=CRISPRa&in_stock=true&page_size=20"),
  );
  await filter("Clear all filters");
  await waitFor(() => expect(view.address()).toBe("/search?q=kit&page_size=20"));
});

it("keeps the filters when the page changes", async () => {
  fakeApi({ [SEARCH]: { length: 45, results: [aSearchResult()], facets: FACETS } });
  const view = visit("/search?q=kit&function=CRISPRa", routes);
  const [next] = await screen.findAllByRole("button", { name: "Next page" });

  await userEvent.click(next as HTMLElement);

  await waitFor(() =>
    expect(view.address()).toBe("/search?q=kit&function=CRISPRa&page_size=10&page_number=2"),
  );
});

it("offers to remove filters that leave no results, without search tips", async () => {
  fakeApi({ [SEARCH]: { length: 0, results: [], facets: FACETS } });

  visit("/search?q=kit&category=RNAi", routes);

  expect(await screen.findByText(/^There are results, but none/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Remove RNAi" })).toHaveAttribute("href", "/search?q=kit");
  expect(screen.queryByText(/Check the spelling/)).not.toBeInTheDocument();
});

it("shows spelling suggestions", async () => {
  fakeApi({
    [SEARCH]: {
      length: 0,
      results: [],
      did_you_mean: [{ kind: "gene", label: "KRAS", detail: "Human", url: "/search?q=KRAS&species=Human" }],
    },
  });

  visit("/search?q=KRASQ", routes);

  expect(await screen.findByRole("heading", { name: "No results found for “KRASQ”" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "KRAS" })).toHaveAttribute("href", "/search?q=KRAS&species=Human");
  expect(screen.getByText(/Check the spelling/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Gene Knock-out" })).toBeInTheDocument();
});

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
  expect(screen.getByRole("region", { name: "Search results" })).toHaveTextContent("TTR");
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

  expect(await screen.findByRole("region", { name: "Search results" })).toBeVisible();
  expect(screen.queryByText(/not in the catalog/)).not.toBeInTheDocument();
});
