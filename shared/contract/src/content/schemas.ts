import { KitTable } from "../catalog/kit-table-schemas.ts";
import { Money } from "../common/money-schema.ts";
import * as z from "../common/zod.ts";

export const BlogEntry = z.object({
  id: z.int(),
  title: z.string(),
  date_posted: z.iso.date(),
  image: z.string(),
  description: z.string(),
});
export type BlogEntry = z.infer<typeof BlogEntry>;

/** `content` is sanitised HTML. */
export const BlogPost = BlogEntry.extend({
  author: z.string(),
  author_role: z.string(),
  content: z.string(),
});
export type BlogPost = z.infer<typeof BlogPost>;

/** A category page: sanitised HTML and its tables. */
export const ProductPage = z.object({
  title: z.string(),
  description: z.string(),
  content: z.string(),
  raw_html: z.string(),
  image: z.string(),
  tables: z.array(KitTable),
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
});
export type ServicePage = z.infer<typeof ServicePage>;

/** Terms of sale, privacy, shipping, returns. */
export const PolicyPage = z.object({ title: z.string(), description: z.string(), content: z.string() });
export type PolicyPage = z.infer<typeof PolicyPage>;

/** The bench protocol of a function and structure, with its parts in the order of work. Texts are sanitised HTML. */
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
