import { paginationQuery } from "../common/pagination.ts";
import * as z from "../common/zod.ts";
import { endpoint } from "../endpoint.ts";
import { MAX_SUGGESTIONS, SEARCH_PAGE_SIZES, SEARCH_QUERY_MAX, SEARCH_SORTS } from "./constants.ts";
import { SearchAnswer, Suggestion } from "./schemas.ts";

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
    sort: z.enum(SEARCH_SORTS).default(SEARCH_SORTS[0]),
  }),
  response: SearchAnswer,
});

/** Genes, then products, then pages. Empty for queries shorter than two characters. */
export const suggest = endpoint({
  method: "GET",
  path: "/api/search/suggestions/",
  tag: "search",
  summary: "Suggests genes, products and pages for a partial query.",
  query: z.object({
    q,
    /** Suggests only genes, and a quote for a gene that the catalog does not have. */
    kind: z.enum(["gene"]).optional(),
  }),
  response: z.object({ suggestions: z.array(Suggestion).max(MAX_SUGGESTIONS) }),
});
