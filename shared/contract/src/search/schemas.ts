import { Plasmid, PlasmidPart } from "../catalog/product-schemas.ts";
import { Money } from "../common/money-schema.ts";
import * as z from "../common/zod.ts";
import { TargetGene } from "../genes/schemas.ts";

/** The kind of a result. A gene leads to a design for it; a page is a category, a service, a post, a policy or a form. */
export const SearchResultKind = z.enum(["gene", "design", "supply", "stock", "service", "page"]);
export type SearchResultKind = z.infer<typeof SearchResultKind>;

/** Business days of the fastest delivery. */
const LeadTime = z.object({ min_days: z.int(), max_days: z.int() });

/** A kit on the card of a gene: the design with the default parts, in its least expensive delivery format. */
export const GeneKit = z.object({
  product_sku: z.string(),
  /** The name of a line of the cart. */
  product_name: z.string(),
  /** In a biologist's words, such as `TP53 knock-out, all-in-one lentiviral vector`. */
  title: z.string(),
  /** The SKU with the format, which the cart takes; null if the kit is by quote, or asks for more than its SKU tells. */
  format_sku: z.string().nullable(),
  /** The format and its size: `Glycerol stock, 1 vial`. Null if all formats are by quote. */
  format_name: z.string().nullable(),
  unit_price: Money.nullable(),
  lead_time: LeadTime,
  /** The parts of each plasmid, for a small map. */
  plasmids: z.array(
    Plasmid.pick({ total_bp: true }).extend({
      parts: z.array(
        PlasmidPart.pick({ name: true, kind: true, start_bp: true, length_bp: true, strand: true }),
      ),
    }),
  ),
});
export type GeneKit = z.infer<typeof GeneKit>;

/** The facts of a gene on its card. */
export const GeneCardFacts = TargetGene.pick({
  locus_id: true,
  gene_type: true,
  chromosome: true,
  transcript: true,
  coding_bp: true,
});
export type GeneCardFacts = z.infer<typeof GeneCardFacts>;

export const SearchResult = z.object({
  kind: SearchResultKind.optional(),
  /** The path that the result leads to. An API of an earlier release does not send it. */
  url: z.string().optional(),
  /** Path of the gene's page; set for genes. */
  gene_url: z.string().optional(),
  /** The alias by which the query names the gene, if it is not the symbol. */
  matched_alias: z.string().optional(),
  /** One line about a page, a service or a kit. */
  summary: z.string().optional(),
  /** Identifies the SKU: two results have the same number only if they have the same SKU. Never 0. */
  product_id: z.int().min(1),
  /** `/products/item/{product_sku}` leads to every result, also to pages. */
  product_sku: z.string(),
  product_name: z.string(),
  unit_price: Money.nullable(),
  /** True if the price is the lowest of several sizes or formats. */
  price_varies: z.boolean().optional(),
  in_stock: z.boolean().optional(),
  /** Of a product or service; of a gene, the lead time of its first kit. */
  lead_time: LeadTime.optional(),
  /** Set for designs. */
  function_type_name: z.string().optional(),
  structure_type_name: z.string().optional(),
  /** Set for designs with a target gene. */
  gene_symbol: z.string().optional(),
  gene_name: z.string().optional(),
  species: z.enum(["Human", "Mouse"]).optional(),
  /** Set for the first genes that the query names. */
  gene: GeneCardFacts.optional(),
  /** The best kits for such a gene, three at most: those of the method that the query names, else one of each category. */
  kits: z.array(GeneKit).optional(),
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
  /** Of a gene: the methods that are offered for it, such as `knock-out, CRISPR activation, and 9 more`. */
  methods: z.string().optional(),
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
  /** True while the store imports further genes, so that the query may have more results soon. */
  more_genes_coming: z.literal(true).optional(),
  /** A sentence about a product that the query asks for and the store does not sell, or sells otherwise. */
  note: z.string().optional(),
  /** Queries that may be meant instead; without results, entries that begin like the query. */
  did_you_mean: z.array(Suggestion).optional(),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;
