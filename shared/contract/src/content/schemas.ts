import { KitGene, KitTable } from "../catalog/kit-table-schemas.ts";
import { Money } from "../common/money-schema.ts";
import * as z from "../common/zod.ts";
import { ServiceOffer } from "../services/schemas.ts";

export const BlogEntry = z.object({
  id: z.int(),
  title: z.string(),
  date_posted: z.iso.date(),
  image: z.string(),
  description: z.string(),
});
export type BlogEntry = z.infer<typeof BlogEntry>;

/** `content` is sanitized HTML. */
export const BlogPost = BlogEntry.extend({
  author: z.string(),
  author_role: z.string(),
  content: z.string(),
});
export type BlogPost = z.infer<typeof BlogPost>;

/** A category page: sanitized HTML and its tables. */
export const ProductPage = z.object({
  title: z.string(),
  description: z.string(),
  content: z.string(),
  raw_html: z.string(),
  image: z.string(),
  tables: z.array(KitTable),
  /**
   * The requested gene: tables of kits that open the designer have its SKUs and prices instead, and open the product. Null if
   * the store does not have it; absent if none was requested.
   */
  gene: KitGene.nullable().optional(),
});
export type ProductPage = z.infer<typeof ProductPage>;

/** Supplies with the same purpose. Each has its own page. */
export const ReagentGroup = z.object({
  title: z.string(),
  supplies: z.array(
    z.object({
      catalog_number: z.string(),
      product_name: z.string(),
      unit_sizes: z.array(z.string()),
      /** Price of the smallest size. */
      from_price: Money,
      /** Business days until delivery, of the size that takes longest: all sizes are in stock. */
      lead_days: z.int().optional(),
    }),
  ),
});
export type ReagentGroup = z.infer<typeof ReagentGroup>;

export const ServicePage = z.object({
  title: z.string(),
  description: z.string(),
  content: z.string(),
  image: z.string(),
  /** Only on the lab-supplies page; empty on others. */
  reagents: z.array(ReagentGroup),
  /** The offers that can be ordered or requested, the priced ones first. Absent in responses of earlier APIs. */
  offers: z.array(ServiceOffer).optional(),
  /** The work begins with a design of the customer, which the designer makes. */
  has_design: z.boolean().optional(),
});
export type ServicePage = z.infer<typeof ServicePage>;

/** Pages of one kind that belong together. */
export const PageGroup = z.object({
  title: z.string(),
  description: z.string(),
  pages: z.array(
    z.object({
      /** The last segment of its address. */
      url: z.string(),
      title: z.string(),
      description: z.string(),
      image: z.string(),
      /** Services of the page that have a price. */
      offers: z.array(ServiceOffer.pick({ product_sku: true, product_name: true }).extend({ price: Money })),
    }),
  ),
});
export type PageGroup = z.infer<typeof PageGroup>;

/** All pages of a kind, in groups. */
export const Overview = z.object({ groups: z.array(PageGroup) });
export type Overview = z.infer<typeof Overview>;

/** Terms of sale, privacy, shipping, returns. */
export const PolicyPage = z.object({ title: z.string(), description: z.string(), content: z.string() });
export type PolicyPage = z.infer<typeof PolicyPage>;

/** The bench protocol of a function and structure, with its parts in the order of work. Texts are sanitized HTML. */
export const Protocol = z.object({
  function_type_name: z.string(),
  structure_type_name: z.string(),
  /** One sentence: the goal of the protocol. */
  description: z.string(),
  parts: z.array(z.object({ title: z.string(), description: z.string(), content: z.string() })),
  /** Path below /media. */
  pdf: z.string(),
});
export type Protocol = z.infer<typeof Protocol>;
