import type { SEARCH_COUNT_LIMIT, SEARCH_PAGE_SIZES } from "@ligate/contract/search";

/** The contract's, told again: the contract's module would bring its schemas into the page. */
export const PAGE_SIZES: typeof SEARCH_PAGE_SIZES = [10, 20, 50, 100];
export const COUNT_LIMIT: typeof SEARCH_COUNT_LIMIT = 1000;

export interface SearchQuery {
  q: string;
  page_size: number;
  page_number: number;
}

/** Reads the query of the address; a page or a size that is none counts as the default. */
export function readSearchQuery(query: URLSearchParams): SearchQuery {
  const size = Number(query.get("page_size"));
  const page = Number(query.get("page_number"));
  return {
    q: (query.get("q") ?? "").trim(),
    page_size: PAGE_SIZES.some((one) => one === size) ? size : PAGE_SIZES[0],
    page_number: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
  };
}

/** How many were found, in words: `1 result`, `1000+ results`. */
export function countOf(length: number): string {
  if (length >= COUNT_LIMIT) return `${COUNT_LIMIT}+ results`;
  return `${length} ${length === 1 ? "result" : "results"}`;
}
