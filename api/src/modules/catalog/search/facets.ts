import { SEARCH_COUNT_LIMIT, SEARCH_FACETS } from "@ligate/contract/search/constants";
import type { SearchFacets } from "@ligate/contract/search/schemas";
import { categories, functions, structures } from "../../design/index.ts";
import { SHOP_CATEGORIES } from "./entries/product-entries.ts";

type Facet = (typeof SEARCH_FACETS)[number];

/** What a search is narrowed down by: of each facet any of its values, where it has any. */
export type Narrowing = Record<Facet, string[]> & { in_stock: boolean };

/** How many of the matches agree in all facets. */
export type Group = Record<Facet, string | null> & { in_stock: boolean; count: number };

const ORDER: Record<Facet, string[]> = {
  category: [...categories.map(({ name }) => name), ...SHOP_CATEGORIES],
  function: functions.map(({ name }) => name),
  structure: structures.map(({ name }) => name),
  species: ["Human", "Mouse"],
};

/** How many of the matches a narrowed search finds. */
export const countOf = (groups: Group[], narrowing: Narrowing): number =>
  total(groups.filter((group) => isWithin(group, narrowing)));

/** What each value would leave, given what the other facets have chosen: a second value of a facet adds to it. */
export function facetsOf(groups: Group[], narrowing: Narrowing): SearchFacets {
  const valuesOf = (facet: Facet) => {
    const others = groups.filter((group) => isWithin(group, { ...narrowing, [facet]: [] }));
    const counted = ORDER[facet].map((name) => ({
      name,
      count: total(others.filter((group) => group[facet] === name)),
    }));
    return counted.filter(({ count }) => count > 0);
  };
  return {
    category: valuesOf("category"),
    function: valuesOf("function"),
    structure: valuesOf("structure"),
    species: valuesOf("species"),
    in_stock: countOf(groups, { ...narrowing, in_stock: true }),
  };
}

/** Whether a match, or a group of them, is within what was chosen. */
export function isWithin(match: Omit<Group, "count">, narrowing: Narrowing): boolean {
  if (narrowing.in_stock && !match.in_stock) return false;
  return SEARCH_FACETS.every((facet) => {
    const chosen = narrowing[facet];
    return chosen.length === 0 || chosen.some((value) => value === match[facet]);
  });
}

const total = (groups: Group[]): number =>
  Math.min(
    SEARCH_COUNT_LIMIT,
    groups.reduce((sum, { count }) => sum + count, 0),
  );
