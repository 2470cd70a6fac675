import { SEARCH_COUNT_LIMIT, SEARCH_FACETS, SEARCH_PAGE_SIZES } from "@ligate/contract/search/constants";

/** Query parameters that change the content of the page. */
export const QUERY_PARAMETERS: string[] = ["q", ...SEARCH_FACETS, "in_stock", "page_size", "page_number"];

const DEFAULT_PAGE_SIZE = SEARCH_PAGE_SIZES[0];

export type Facet = (typeof SEARCH_FACETS)[number];
/** The selected values of each facet. */
export type SelectedFilters = Record<Facet, string[]> & { in_stock: boolean };

export interface SearchQuery extends SelectedFilters {
  q: string;
  page_size: number;
  page_number: number;
}

export const NO_FILTERS: SelectedFilters = {
  category: [],
  function: [],
  structure: [],
  species: [],
  in_stock: false,
};

/** Reads the search from the URL. An invalid page number or page size is replaced by the default. */
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

/** The query string of a search, such as `?q=kit&page_size=50`. Without `page_number`, of its first page. */
export function searchQueryString({ q, page_size, ...filters }: SearchQuery, page_number?: number): string {
  const query = new URLSearchParams({ q, ...toFilterParams(filters) });
  if (page_number || page_size !== DEFAULT_PAGE_SIZE) query.set("page_size", String(page_size));
  if (page_number) query.set("page_number", String(page_number));
  return `?${query.toString().replaceAll("%2C", ",")}`;
}

/** Formats a number of results. The API stops counting at a limit: `1000+`. */
export const formatCount = (count: number): string =>
  count >= SEARCH_COUNT_LIMIT ? `${SEARCH_COUNT_LIMIT}+` : String(count);

/** Formats a number of results with its noun: `1 result`, `1000+ results`. */
export const formatResultCount = (length: number): string =>
  `${formatCount(length)} ${length === 1 ? "result" : "results"}`;

type FacetName = Facet | "in_stock";

export const isSelected = (filters: SelectedFilters, facet: FacetName, value: string): boolean =>
  facet === "in_stock" ? filters.in_stock : filters[facet].includes(value);

/** Returns the query with the value selected, or deselected if it was selected. */
export function toggleFilter<Query extends SelectedFilters>(
  query: Query,
  facet: FacetName,
  value: string,
): Query {
  if (facet === "in_stock") return { ...query, in_stock: !query.in_stock };
  const values = query[facet];
  const others = values.filter((other) => other !== value);
  return { ...query, [facet]: others.length < values.length ? others : [...values, value] };
}

/** Lists all selected values, in the order of the facets. */
export function listSelected(filters: SelectedFilters): { facet: FacetName; value: string }[] {
  return [
    ...(filters.in_stock ? [{ facet: "in_stock" as const, value: "In stock" }] : []),
    ...SEARCH_FACETS.flatMap((facet) => filters[facet].map((value) => ({ facet, value }))),
  ];
}
