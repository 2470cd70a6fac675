import { readSearchQuery } from "./search-query.ts";
import { formatResultCount, searchQueryString } from "./selected-filters.ts";

const read = (query: string) => readSearchQuery(new URLSearchParams(query));

it("defaults to the first page of ten results", () => {
  expect(read("q=TP53")).toMatchObject({ q: "TP53", page_size: 10, page_number: 1 });
});

it("reads page size and page number from the URL", () => {
  expect(read("q=kit&page_size=50&page_number=3")).toMatchObject({ q: "kit", page_size: 50, page_number: 3 });
});

it.each([
  "page_size=7",
  "page_size=ten",
  "page_number=0",
  "page_number=1.5",
  "page_number=-2",
  "page_number=x",
])("replaces %s with the default", (query) => {
  expect(read(`q=kit&${query}`)).toMatchObject({ q: "kit", page_size: 10, page_number: 1 });
});

it("reads the order of the results, and replaces an unknown one", () => {
  expect(read("q=kit&sort=lead_time").sort).toBe("lead_time");
  expect(read("q=kit&sort=name").sort).toBe("relevance");
});

it("reads a blank query as an empty one", () => {
  expect(read("q=%20%20").q).toBe("");
});

it.each([
  [0, "0 results"],
  [1, "1 result"],
  [999, "999 results"],
  [1000, "1000+ results"],
])("formats a count of %i as %s", (length, text) => {
  expect(formatResultCount(length)).toBe(text);
});

it("reads the selected filters from the URL", () => {
  expect(read("q=kit&function=CRISPR+KO,CRISPRa&in_stock=true")).toMatchObject({
    function: ["CRISPR KO", "CRISPRa"],
    category: [],
    in_stock: true,
  });
  expect(read("q=kit&in_stock=yes").in_stock).toBe(false);
});

it.each([
  ["q=kit", "?q=kit"],
  ["q=kit&page_number=3", "?q=kit"],
  ["q=kit&sort=relevance", "?q=kit"],
  ["q=kit&sort=price&page_size=50&species=Human", "?q=kit&species=Human&sort=price&page_size=50"],
  ["q=kit&page_size=50&page_number=3", "?q=kit&page_size=50"],
  ["q=a+b&in_stock=true&function=CRISPR+KO%2CCRISPRa", "?q=a+b&function=CRISPR+KO,CRISPRa&in_stock=true"],
])("writes %s as %s, without the page number", (query, queryString) => {
  expect(searchQueryString(read(query))).toBe(queryString);
});
