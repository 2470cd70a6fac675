import { z } from "zod";
import { Money } from "../common/money-schema.ts";

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
