import { Money } from "../common/money-schema.ts";
import { Problem } from "../common/problem.ts";
import * as z from "../common/zod.ts";
import { BlogEntry } from "../content/schemas.ts";
import { TargetGene } from "./schemas.ts";

/** Business days. */
const LeadTime = z.object({ min_days: z.int(), max_days: z.int() });

/** A function in one structure for a gene: the design with the default parts, or the reason why there is none. */
export const GeneOffer = z.union([
  z.object({
    structure_type_name: z.string(),
    enabled: z.literal(true),
    product_sku: z.string(),
    /** The lowest price of the delivery formats; null if every format is by quote. */
    from_price: Money.nullable(),
    /** Of the fastest delivery format. */
    lead_time: LeadTime,
    /** Why the price is by quote. */
    reason: z.string().optional(),
  }),
  z.object({ structure_type_name: z.string(), enabled: z.literal(false), reason: z.string() }),
]);
export type GeneOffer = z.infer<typeof GeneOffer>;

/** A function for a gene. */
export const GeneMethod = z.object({
  product_category: z.string(),
  function_type_name: z.string(),
  /** True if the price depends on the length of the coding sequence. */
  priced_by_length: z.boolean(),
  /** Why the function does not apply to the gene: a sentence that names what is offered instead. */
  reason: z.string().optional(),
  /** One per structure, in the order of `structures`; empty if the function does not apply. */
  offers: z.array(GeneOffer),
});
export type GeneMethod = z.infer<typeof GeneMethod>;

/** A design for a gene that is on the shelf. */
export const GeneStock = z.object({
  product_sku: z.string(),
  product_name: z.string(),
  /** The vector, in the usual notation. */
  vector_name: z.string(),
  /** The names of the delivery formats that are in stock. */
  formats: z.array(z.string()),
  /** The lowest price of these formats; null if they are by quote. */
  from_price: Money.nullable(),
  lead_time: LeadTime,
});
export type GeneStock = z.infer<typeof GeneStock>;

/** A gene by its species and symbol. */
const GeneName = z.object({
  species: z.enum(["Human", "Mouse"]),
  symbol: z.string(),
  gene_name: z.string(),
  /** The path of its page. */
  url: z.string(),
});

/** All that the store knows and sells of a gene. `url` is its canonical path. */
export const GenePage = GeneName.extend({
  /** The store's number for the gene. */
  target_sequence: z.string(),
  aliases: z.array(z.string()),
  gene: TargetGene,
  /** The transcript that the coding length was measured on, and where it comes from. */
  coding_transcript: z.string().nullable(),
  coding_source: z.string().nullable(),
  /** The names of all structures, in display order. */
  structures: z.array(z.string()),
  methods: z.array(GeneMethod),
  stock: z.array(GeneStock),
  /** Posts that mention the gene, newest first. */
  posts: z.array(BlogEntry.pick({ id: true, title: true, date_posted: true })),
  /** Guides of published libraries that a customer can choose from, and a product that takes them. */
  guides: z
    .object({ count: z.int().min(1), libraries: z.array(z.string()), product_sku: z.string() })
    .nullable(),
});
export type GenePage = z.infer<typeof GenePage>;

/** A gene without a page: the reason as `detail`, and genes with a similar name. */
export const GeneProblem = Problem.extend({
  /** The approved symbol of a gene that the catalog does not have, if the address names one. */
  unsold_symbol: z.string().nullable().optional(),
  /** @deprecated `unsold_symbol`. Remove when no active release and no open tab reads it. */
  not_sold: z.string().nullable().optional(),
  /** True while the store imports further genes, which the missing one may be among. */
  more_genes_coming: z.literal(true).optional(),
  suggestions: z.array(GeneName).optional(),
});
export type GeneProblem = z.infer<typeof GeneProblem>;
