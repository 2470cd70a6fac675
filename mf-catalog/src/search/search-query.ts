import { SEARCH_FACETS, SEARCH_PAGE_SIZES, SEARCH_SORTS } from "@ligate/contract/search/constants";

/** Query parameters that change the content of the page. */
export const QUERY_PARAMETERS: string[] = [
  "q",
  ...SEARCH_FACETS,
  "in_stock",
  "sort",
  "page_size",
  "page_number",
];

export const DEFAULT_PAGE_SIZE = SEARCH_PAGE_SIZES[0];

export type Sort = (typeof SEARCH_SORTS)[number];
export const DEFAULT_SORT = SEARCH_SORTS[0];

export type Facet = (typeof SEARCH_FACETS)[number];
/** The selected values of each facet. */
export type SelectedFilters = Record<Facet, string[]> & { in_stock: boolean };

export interface SearchQuery extends SelectedFilters {
  q: string;
  sort: Sort;
  page_size: number;
  page_number: number;
}

/** Reads the search from the URL. An invalid order, page number or page size is replaced by the default. */
export function readSearchQuery(query: URLSearchParams): SearchQuery {
  const size = Number(query.get("page_size"));
  const page = Number(query.get("page_number"));
  const selected = (facet: Facet) => (query.get(facet) ?? "").split(",").filter((value) => value !== "");
  return {
    q: (query.get("q") ?? "").trim(),
    category: selected("category"),
    function: selected("function"),
    structure: selected("structure"),
    species: selected("species"),
    in_stock: query.get("in_stock") === "true",
    sort: SEARCH_SORTS.find((offered) => offered === query.get("sort")) ?? DEFAULT_SORT,
    page_size: SEARCH_PAGE_SIZES.some((offered) => offered === size) ? size : DEFAULT_PAGE_SIZE,
    page_number: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
  };
}

/** The query parameters of the selected filters, for the URL and for the API: values are separated by commas. */
export function toFilterParams(
  filters: SelectedFilters,
): Partial<Record<Facet, string>> & { in_stock?: "true" } {
  const values = SEARCH_FACETS.filter((facet) => filters[facet].length > 0).map((facet): [Facet, string] => [
    facet,
    filters[facet].join(","),
  ]);
  return { ...Object.fromEntries(values), ...(filters.in_stock ? { in_stock: "true" } : {}) };
}
