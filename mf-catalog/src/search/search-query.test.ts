import { countOf, readSearchQuery, searchAddress } from "./search-query.ts";

const read = (query: string) => readSearchQuery(new URLSearchParams(query));

it("without more it is the first page of ten", () => {
  expect(read("q=TP53")).toMatchObject({ q: "TP53", page_size: 10, page_number: 1 });
});

it("takes size and page from the address", () => {
  expect(read("q=kit&page_size=50&page_number=3")).toMatchObject({ q: "kit", page_size: 50, page_number: 3 });
});

it.each([
  "page_size=7",
  "page_size=ten",
  "page_number=0",
  "page_number=1.5",
  "page_number=-2",
  "page_number=x",
])("%s counts as the default", (query) => {
  expect(read(`q=kit&${query}`)).toMatchObject({ q: "kit", page_size: 10, page_number: 1 });
});

it("blanks are no query", () => {
  expect(read("q=%20%20").q).toBe("");
});

it.each([
  [0, "0 results"],
  [1, "1 result"],
  [999, "999 results"],
  [1000, "1000+ results"],
])("%i are %s", (length, words) => {
  expect(countOf(length)).toBe(words);
});

it("takes from the address what was chosen", () => {
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
  ["q=kit&page_size=50&page_number=3", "?q=kit&page_size=50"],
  ["q=a+b&in_stock=true&function=CRISPR+KO%2CCRISPRa", "?q=a+b&function=CRISPR+KO,CRISPRa&in_stock=true"],
])("%s is written as %s, from the first page", (query, address) => {
  expect(searchAddress(read(query))).toBe(address);
});
