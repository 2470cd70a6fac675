export const SEARCH_PAGE_SIZES = [10, 20, 50, 100] as const;

/** Counting stops here: the screen says "1000+". */
export const SEARCH_COUNT_LIMIT = 1000;

/** What results are narrowed by, as the query names it; beside these `in_stock`. */
export const SEARCH_FACETS = ["category", "function", "structure", "species"] as const;
export const MOST_SUGGESTIONS = 8;
