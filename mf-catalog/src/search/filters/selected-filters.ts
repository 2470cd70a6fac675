import { SEARCH_FACETS } from "@ligate/contract/search/constants";
import type { Facet, SelectedFilters } from "../search-query.ts";

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
