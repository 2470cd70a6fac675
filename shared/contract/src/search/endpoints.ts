import { paginationQuery } from "../common/pagination.ts";
import * as z from "../common/zod.ts";
import { endpoint } from "../endpoint.ts";
import { MAX_SUGGESTIONS, SEARCH_PAGE_SIZES, SEARCH_QUERY_MAX } from "./constants.ts";
import { SearchFacets, SearchResult, Suggestion } from "./schemas.ts";

/** Comma-separated names, combined with OR: `CRISPR KO,CRISPRa`. */
const SelectedValues = z
  .string()
  .max(300)
  .default("")
  .transform((names) => names.split(",").filter((name) => name !== ""));

const q = z
  .string()
  .trim()
  .max(SEARCH_QUERY_MAX, `Please search with at most ${SEARCH_QUERY_MAX} characters.`)
  .default("");

export const search = endpoint({
  method: "GET",
  path: "/api/search/",
  tag: "search",
  summary: "Searches genes, designs, supplies, stock, services and pages.",
  query: paginationQuery(SEARCH_PAGE_SIZES, 10).extend({
    q,
    category: SelectedValues,
    function: SelectedValues,
    structure: SelectedValues,
    species: SelectedValues,
    in_stock: z
      .enum(["true", "false"])
      .default("false")
      .transform((text) => text === "true"),
  }),
  response: z.object({
    length: z.int(),
    results: z.array(SearchResult),
    facets: SearchFacets.optional(),
    /** True if no result has all words of the query; the results are the best matches without `ignored_words`. */
    partial: z.literal(true).optional(),
    /** Words of the query that the results do not have, as they were typed. */
    ignored_words: z.array(z.string()).optional(),
    /** The corrected query, in the case of symbols, if only the corrected one has results. */
    corrected_q: z.string().optional(),
    /** The approved symbol of a gene that the catalog does not have, if the query contains one. */
    unsold_symbol: z.string().optional(),
    /** @deprecated `unsold_symbol`. Remove when no active release and no open tab reads it. */
    not_sold: z.string().optional(),
    /** Queries that may be meant instead; without results, entries that begin like the query. */
    did_you_mean: z.array(Suggestion).optional(),
  }),
});

/** Genes, then products, then pages. Empty for queries shorter than two characters. */
export const suggest = endpoint({
  method: "GET",
  path: "/api/search/suggestions/",
  tag: "search",
  summary: "Suggests genes, products and pages for a partial query.",
  query: z.object({ q }),
  response: z.object({ suggestions: z.array(Suggestion).max(MAX_SUGGESTIONS) }),
});
