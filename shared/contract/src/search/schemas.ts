import { Money } from "../common/money-schema.ts";
import * as z from "../common/zod.ts";

export const SearchResult = z.object({
  /** 0 for a design without an entry in the search index. */
  product_id: z.int(),
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

/** Result count per facet value, given the selection in the other facets. Values without results are omitted. */
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
