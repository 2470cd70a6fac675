import type { SearchFacets, SearchResult, Suggestion } from "@ligate/contract/search";
import { useLoaderData, useLocation, useNavigation } from "@ligate/platform/router";
import type { searchLoader } from "./search.loader.ts";
import { readSearchQuery, type SearchQuery } from "./search-query.ts";

interface Search {
  query: SearchQuery;
  found: {
    length: number;
    results: SearchResult[];
    facets?: SearchFacets;
    corrected_q?: string;
    did_you_mean?: Suggestion[];
  };
}

/** What was searched, and what was found. */
export const useSearch = (): Search => useLoaderData<typeof searchLoader>();

/** What is asked for: while an answer is on its way the query that it is for, so that a second choice joins the first. */
export function useWantedQuery(): SearchQuery {
  const { query } = useSearch();
  const { pathname } = useLocation();
  const next = useNavigation().location;
  return next?.pathname === pathname ? readSearchQuery(new URLSearchParams(next.search)) : query;
}
