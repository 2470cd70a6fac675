import { Money } from "../common/money-schema.ts";
import * as z from "../common/zod.ts";

/** The kind of a result. A gene leads to a design for it; a page is a category, a service, a post, a policy or a form. */
export const SearchResultKind = z.enum(["gene", "design", "supply", "stock", "service", "page"]);
export type SearchResultKind = z.infer<typeof SearchResultKind>;

export const SearchResult = z.object({
  kind: SearchResultKind.optional(),
  /** The path that the result leads to. An API of an earlier release does not send it. */
  url: z.string().optional(),
  /** Path of the gene's page; set for genes. */
  gene_url: z.string().optional(),
  /** The alias by which the query names the gene, if it is not the symbol. */
  matched_alias: z.string().optional(),
  /** One line about a page or a service. */
  summary: z.string().optional(),
  /** 0 for a result without an entry in the search index, such as a gene. */
  product_id: z.int(),
  /** `/products/item/{product_sku}` leads to every result, also to pages. */
  product_sku: z.string(),
  product_name: z.string(),
  unit_price: Money.nullable(),
  /** True if the price is the lowest of several sizes or formats. */
  price_varies: z.boolean().optional(),
  in_stock: z.boolean().optional(),
  /** Set for designs. */
  function_type_name: z.string().optional(),
  structure_type_name: z.string().optional(),
  /** Set for designs with a target gene. */
  gene_symbol: z.string().optional(),
  gene_name: z.string().optional(),
  species: z.enum(["Human", "Mouse"]).optional(),
});
export type SearchResult = z.infer<typeof SearchResult>;

const FacetValue = z.object({ name: z.string(), count: z.int().min(1) });

/**
 * Result count per facet value, given the selection in the other facets. Values without results are omitted. A gene counts
 * under each function and structure that it is offered in.
 */
export const SearchFacets = z.object({
  category: z.array(FacetValue),
  function: z.array(FacetValue),
  structure: z.array(FacetValue),
  species: z.array(FacetValue),
  /** Number of current results that are in stock. */
  in_stock: z.int(),
});
export type SearchFacets = z.infer<typeof SearchFacets>;

export const Suggestion = z.object({
  kind: z.enum(["gene", "product", "page"]),
  label: z.string(),
  /** Species, name and matched alias of a gene; SKU of a product. */
  detail: z.string(),
  /** Path of the target page. */
  url: z.string(),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const SearchAnswer = z.object({
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
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;
