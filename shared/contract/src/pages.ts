import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { KitTable } from "./kit-tables.ts";
import { Money } from "./money.ts";

/** The server-supplied text of a category page, HTML that was sanitised when it was loaded; and its tables. */
export const ProductPage = z.object({
  title: z.string(),
  description: z.string(),
  content: z.string(),
  raw_html: z.string(),
  image: z.string(),
  tables: z.array(KitTable),
});
export type ProductPage = z.infer<typeof ProductPage>;

/** Supplies that are for the same, each with a page of its own. */
export const ReagentGroup = z.object({
  title: z.string(),
  supplies: z.array(
    z.object({
      catalog_number: z.string(),
      product_name: z.string(),
      unit_sizes: z.array(z.string()),
      /** Of the smallest size. */
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
  /** Of the lab supplies' page alone. */
  reagents: z.array(ReagentGroup),
});
export type ServicePage = z.infer<typeof ServicePage>;

/** Terms of sale, privacy, shipping, returns. */
export const PolicyPage = z.object({ title: z.string(), description: z.string(), content: z.string() });
export type PolicyPage = z.infer<typeof PolicyPage>;

export const getProductPage = endpoint({
  method: "GET",
  path: "/api/interface/get-product-page/:url/",
  answer: ProductPage,
});
export const getServicePage = endpoint({
  method: "GET",
  path: "/api/interface/get-service-page/:url/",
  answer: ServicePage,
});
export const getPolicyPage = endpoint({
  method: "GET",
  path: "/api/interface/get-policy-page/:url/",
  answer: PolicyPage,
});
