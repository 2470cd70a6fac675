import { countOf, readSearchQuery } from "./search-query.ts";

const read = (query: string) => readSearchQuery(new URLSearchParams(query));

it("without more it is the first page of ten", () => {
  expect(read("q=TP53")).toEqual({ q: "TP53", page_size: 10, page_number: 1 });
});

it("takes size and page from the address", () => {
  expect(read("q=kit&page_size=50&page_number=3")).toEqual({ q: "kit", page_size: 50, page_number: 3 });
});

it.each([
  "page_size=7",
  "page_size=ten",
  "page_number=0",
  "page_number=1.5",
  "page_number=-2",
  "page_number=x",
])("%s counts as the default", (query) => {
  expect(read(`q=kit&${query}`)).toEqual({ q: "kit", page_size: 10, page_number: 1 });
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
