import type { SEARCH_COUNT_LIMIT, SEARCH_FACETS, SEARCH_PAGE_SIZES } from "@ligate/contract/search";

/** The contract's, told again: the contract's module would bring its schemas into the page. */
export const PAGE_SIZES: typeof SEARCH_PAGE_SIZES = [10, 20, 50, 100];
export const COUNT_LIMIT: typeof SEARCH_COUNT_LIMIT = 1000;
export const FACETS: typeof SEARCH_FACETS = ["category", "function", "structure", "species"];
/** Names in the address that change what the page shows. */
export const QUERY_NAMES: string[] = ["q", ...FACETS, "in_stock", "page_size", "page_number"];

export type Facet = (typeof FACETS)[number];
/** Of each facet the values that were chosen. */
export type Chosen = Record<Facet, string[]> & { in_stock: boolean };

export interface SearchQuery extends Chosen {
  q: string;
  page_size: number;
  page_number: number;
}

export const NOTHING_CHOSEN: Chosen = {
  category: [],
  function: [],
  structure: [],
  species: [],
  in_stock: false,
};

/** Reads the query of the address; a page or a size that is none counts as the default. */
export function readSearchQuery(query: URLSearchParams): SearchQuery {
  const size = Number(query.get("page_size"));
  const page = Number(query.get("page_number"));
  const chosen = (facet: Facet) => (query.get(facet) ?? "").split(",").filter((value) => value !== "");
  return {
    q: (query.get("q") ?? "").trim(),
    category: chosen("category"),
    function: chosen("function"),
    structure: chosen("structure"),
    species: chosen("species"),
    in_stock: query.get("in_stock") === "true",
    page_size: PAGE_SIZES.some((one) => one === size) ? size : PAGE_SIZES[0],
    page_number: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
  };
}

/** What was chosen, as address and call say it: names with commas between them, and nothing of what was not. */
export function writeChosen(chosen: Chosen): Partial<Record<Facet, string>> & { in_stock?: "true" } {
  const values = FACETS.filter((facet) => chosen[facet].length > 0).map((facet): [Facet, string] => [
    facet,
    chosen[facet].join(","),
  ]);
  return { ...Object.fromEntries(values), ...(chosen.in_stock ? { in_stock: "true" } : {}) };
}

/** The query of an address: pages of one size, from the first where no other is named. */
export function searchAddress({ q, page_size, ...chosen }: SearchQuery, page_number?: number): string {
  const query = new URLSearchParams({ q, ...writeChosen(chosen) });
  if (page_number || page_size !== PAGE_SIZES[0]) query.set("page_size", String(page_size));
  if (page_number) query.set("page_number", String(page_number));
  return `?${query.toString().replaceAll("%2C", ",")}`;
}

/** A number of results, where counting stops at a thousand. */
export const countText = (count: number): string =>
  count >= COUNT_LIMIT ? `${COUNT_LIMIT}+` : String(count);

/** How many were found, in words: `1 result`, `1000+ results`. */
export const countOf = (length: number): string =>
  `${countText(length)} ${length === 1 ? "result" : "results"}`;
