import { SEARCH_COUNT_LIMIT, SEARCH_FACETS } from "@ligate/contract/search/constants";
import type { SearchFacets } from "@ligate/contract/search/schemas";
import { categories, functions, structures } from "../../design/index.ts";
import { PRODUCT_CATEGORIES } from "./entries/product-entries.ts";

type Facet = (typeof SEARCH_FACETS)[number];

/** The filters of a search. A match has one of the values of each facet; an empty list accepts all. */
export type Filters = Record<Facet, string[]> & { in_stock: boolean };

/** The number of matches with the same values in all facets. */
export type FacetGroup = Record<Facet, string | null> & { in_stock: boolean; count: number };

const DISPLAY_ORDER: Record<Facet, string[]> = {
  category: [...categories.map(({ name }) => name), ...PRODUCT_CATEGORIES],
  function: functions.map(({ name }) => name),
  structure: structures.map(({ name }) => name),
  species: ["Human", "Mouse"],
};

/** The number of matches that pass the filters. */
export const countMatches = (groups: FacetGroup[], filters: Filters): number =>
  cappedTotal(groups.filter((group) => matchesFilters(group, filters)));

/**
 * Counts the matches of each facet value with the filters of the other facets: values of one facet are
 * alternatives.
 */
export function countFacets(groups: FacetGroup[], filters: Filters): SearchFacets {
  const valuesOf = (facet: Facet) => {
    const others = groups.filter((group) => matchesFilters(group, { ...filters, [facet]: [] }));
    const counted = DISPLAY_ORDER[facet].map((name) => ({
      name,
      count: cappedTotal(others.filter((group) => group[facet] === name)),
    }));
    return counted.filter(({ count }) => count > 0);
  };
  return {
    category: valuesOf("category"),
    function: valuesOf("function"),
    structure: valuesOf("structure"),
    species: valuesOf("species"),
    in_stock: countMatches(groups, { ...filters, in_stock: true }),
  };
}

export function matchesFilters(match: Omit<FacetGroup, "count">, filters: Filters): boolean {
  if (filters.in_stock && !match.in_stock) return false;
  return SEARCH_FACETS.every((facet) => {
    const chosen = filters[facet];
    return chosen.length === 0 || chosen.some((value) => value === match[facet]);
  });
}

const cappedTotal = (groups: FacetGroup[]): number =>
  Math.min(
    SEARCH_COUNT_LIMIT,
    groups.reduce((sum, { count }) => sum + count, 0),
  );
