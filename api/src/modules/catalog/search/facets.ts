import { SEARCH_COUNT_LIMIT, SEARCH_FACETS } from "@ligate/contract/search/constants";
import type { SearchFacets } from "@ligate/contract/search/schemas";
import { categories, functions, structures } from "../../design/index.ts";
import { RESULT_CATEGORIES } from "./entries/search-entry.ts";

type Facet = (typeof SEARCH_FACETS)[number];

/** The filters of a search. A match has one of the values of each facet; an empty list accepts all. */
export type Filters = Record<Facet, string[]> & { in_stock: boolean };

/** The values of a product. */
export type FacetValues = Record<Facet, string | null> & { in_stock: boolean };

/** Results with the same values, and their number. A gene has the values of every design that is offered for it. */
export interface FacetGroup {
  variants: FacetValues[];
  count: number;
}

const DISPLAY_ORDER: Record<Facet, string[]> = {
  category: [...categories.map(({ name }) => name), ...RESULT_CATEGORIES],
  function: functions.map(({ name }) => name),
  structure: structures.map(({ name }) => name),
  species: ["Human", "Mouse"],
};

/** The number of results of which a variant passes the filters. */
export const countMatches = (groups: FacetGroup[], filters: Filters): number =>
  cappedTotal(groups.filter(({ variants }) => variants.some((values) => matchesFilters(values, filters))));

/**
 * Counts the results of each facet value with the filters of the other facets: values of one facet are alternatives.
 */
export function countFacets(groups: FacetGroup[], filters: Filters): SearchFacets {
  const countValues = (facet: Facet) => {
    const others = { ...filters, [facet]: [] };
    const counts = new Map<string | null, number>();
    for (const { variants, count } of groups) {
      const passing = variants.filter((values) => matchesFilters(values, others));
      for (const name of new Set(passing.map((values) => values[facet])))
        counts.set(name, (counts.get(name) ?? 0) + count);
    }
    return DISPLAY_ORDER[facet].flatMap((name) => {
      const count = counts.get(name);
      return count === undefined ? [] : { name, count: Math.min(count, SEARCH_COUNT_LIMIT) };
    });
  };
  return {
    category: countValues("category"),
    function: countValues("function"),
    structure: countValues("structure"),
    species: countValues("species"),
    in_stock: countMatches(groups, { ...filters, in_stock: true }),
  };
}

export function matchesFilters(values: FacetValues, filters: Filters): boolean {
  if (filters.in_stock && !values.in_stock) return false;
  return SEARCH_FACETS.every((facet) => {
    const chosen = filters[facet];
    return chosen.length === 0 || chosen.some((value) => value === values[facet]);
  });
}

const cappedTotal = (groups: FacetGroup[]): number =>
  Math.min(
    SEARCH_COUNT_LIMIT,
    groups.reduce((sum, { count }) => sum + count, 0),
  );
