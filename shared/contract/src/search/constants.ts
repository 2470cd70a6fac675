export const SEARCH_PAGE_SIZES = [10, 20, 50, 100] as const;

/** Maximum count; the page shows "1000+". */
export const SEARCH_COUNT_LIMIT = 1000;

/** Query names of the facets, besides `in_stock`. */
export const SEARCH_FACETS = ["category", "function", "structure", "species"] as const;

/** Orders of the results; the first one is the default. Products without a price, and pages, come last in the others. */
export const SEARCH_SORTS = ["relevance", "price", "lead_time"] as const;

/** Maximum length of a query. */
export const SEARCH_QUERY_MAX = 200;
export const MAX_SUGGESTIONS = 8;
