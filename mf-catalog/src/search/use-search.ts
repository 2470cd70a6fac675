import type { SearchAnswer } from "@ligate/contract/search/schemas";
import { useLoaderData, useLocation, useNavigation } from "@ligate/platform/router";
import type { searchLoader } from "./search.loader.ts";
import { readSearchQuery, type SearchQuery } from "./search-query.ts";

interface Search {
  query: SearchQuery;
  result: SearchAnswer;
}

/** The current search and its result. */
export const useSearch = (): Search => useLoaderData<typeof searchLoader>();

/**
 * The query of the pending navigation, otherwise the current one: filters that are selected while results load are
 * combined.
 */
export function usePendingQuery(): SearchQuery {
  const { query } = useSearch();
  const { pathname } = useLocation();
  const next = useNavigation().location;
  return next?.pathname === pathname ? readSearchQuery(new URLSearchParams(next.search)) : query;
}
