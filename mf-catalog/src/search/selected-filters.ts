/** Filters and counts of the search page. The loader does not import them: it is a part of the first load of every page. */
import { SEARCH_COUNT_LIMIT, SEARCH_FACETS } from "@ligate/contract/search/constants";
import {
  DEFAULT_PAGE_SIZE,
  DEFAULT_SORT,
  type Facet,
  type SearchQuery,
  type SelectedFilters,
  toFilterParams,
} from "./search-query.ts";

export const NO_FILTERS: SelectedFilters = {
  category: [],
  function: [],
  structure: [],
  species: [],
  in_stock: false,
};

/** The query string of a search, such as `?q=kit&page_size=50`. Without `page_number`, of its first page. */
export function searchQueryString(
  { q, sort, page_size, ...filters }: SearchQuery,
  page_number?: number,
): string {
  const query = new URLSearchParams({ q, ...toFilterParams(filters) });
  if (sort !== DEFAULT_SORT) query.set("sort", sort);
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
