import { z } from "zod";
import { pageOf } from "../common/pagination.ts";
import { endpoint } from "../endpoint.ts";
import { MOST_SUGGESTIONS, SEARCH_PAGE_SIZES } from "./constants.ts";
import { SearchFacets, SearchResult, Suggestion } from "./schemas.ts";

/** Names of values, with commas between them: `CRISPR KO,CRISPRa`. Any of them will do. */
const Chosen = z
  .string()
  .max(300)
  .default("")
  .transform((names) => names.split(",").filter((name) => name !== ""));

const q = z.string().trim().max(200).default("");
export const search = endpoint({
  method: "GET",
  path: "/api/search/",
  tag: "search",
  summary: "Searches supplies, stock, services, genes and functions.",
  query: pageOf(SEARCH_PAGE_SIZES, 10).extend({
    q,
    category: Chosen,
    function: Chosen,
    structure: Chosen,
    species: Chosen,
    in_stock: z
      .enum(["true", "false"])
      .default("false")
      .transform((text) => text === "true"),
  }),
  response: z.object({
    length: z.int(),
    results: z.array(SearchResult),
    facets: SearchFacets.optional(),
    /** What was searched instead, where nothing was found and one slip put right finds something. */
    corrected_q: z.string().optional(),
    /** Where nothing was found: what begins as the query does. */
    did_you_mean: z.array(Suggestion).optional(),
  }),
});

/** For a list below the search box: genes, then products, then pages. Nothing for less than two characters. */
export const suggest = endpoint({
  method: "GET",
  path: "/api/search/suggestions/",
  tag: "search",
  summary: "Suggests genes, products and pages while a query is typed.",
  query: z.object({ q }),
  response: z.object({ suggestions: z.array(Suggestion).max(MOST_SUGGESTIONS) }),
});
