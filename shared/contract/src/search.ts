import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Money } from "./money.ts";
import { pageOf } from "./paging.ts";

export const SEARCH_PAGE_SIZES = [10, 20, 50, 100] as const;
/** Counting stops here: the screen says "1000+". */
export const SEARCH_COUNT_LIMIT = 1000;
/** What results are narrowed by, as the query names it; beside these `in_stock`. */
export const SEARCH_FACETS = ["category", "function", "structure", "species"] as const;

export const SearchResult = z.object({
  /** 0 for a design that was found without an entry of its own. */
  product_id: z.int(),
  product_sku: z.string(),
  product_name: z.string(),
  unit_price: Money.nullable(),
  /** The price is the lowest of several sizes or formats. */
  price_varies: z.boolean().optional(),
  in_stock: z.boolean().optional(),
  /** Of a design. */
  function_type_name: z.string().optional(),
  structure_type_name: z.string().optional(),
  /** Of a design for a gene. */
  gene_symbol: z.string().optional(),
  gene_name: z.string().optional(),
  species: z.enum(["Human", "Mouse"]).optional(),
});
export type SearchResult = z.infer<typeof SearchResult>;

const FacetValue = z.object({ name: z.string(), count: z.int().min(1) });

/** How many results each value would leave, beside what the other facets have chosen. Values that leave none are left out. */
export const SearchFacets = z.object({
  category: z.array(FacetValue),
  function: z.array(FacetValue),
  structure: z.array(FacetValue),
  species: z.array(FacetValue),
  /** Of the results as they are narrowed down now, how many are in stock. */
  in_stock: z.int(),
});
export type SearchFacets = z.infer<typeof SearchFacets>;

export const Suggestion = z.object({
  kind: z.enum(["gene", "product", "page"]),
  label: z.string(),
  /** What tells it from others: species and name of a gene and the alias that matched, the SKU of a product. */
  detail: z.string(),
  /** A path of the store. */
  url: z.string(),
});
export type Suggestion = z.infer<typeof Suggestion>;

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
  answer: z.object({
    length: z.int(),
    results: z.array(SearchResult),
    facets: SearchFacets.optional(),
    /** What was searched instead, where nothing was found and one slip put right finds something. */
    corrected_q: z.string().optional(),
    /** Where nothing was found: what begins as the query does. */
    did_you_mean: z.array(Suggestion).optional(),
  }),
});

export const MOST_SUGGESTIONS = 8;

/** For a list below the search box: genes, then products, then pages. Nothing for less than two characters. */
export const suggest = endpoint({
  method: "GET",
  path: "/api/search/suggestions/",
  query: z.object({ q }),
  answer: z.object({ suggestions: z.array(Suggestion).max(MOST_SUGGESTIONS) }),
});
