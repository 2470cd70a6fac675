import * as z from "../common/zod.ts";
import { endpoint } from "../endpoint.ts";
import { BlogEntry, BlogPost, Overview, PolicyPage, ProductPage, Protocol, ServicePage } from "./schemas.ts";

export const getLatestBlogs = endpoint({
  method: "GET",
  path: "/api/blogs/get-latest-blogs/",
  tag: "content",
  summary: "Lists the blog posts, newest first.",
  response: z.array(BlogEntry),
});

export const getBlog = endpoint({
  method: "GET",
  path: "/api/blogs/get-blog/:id/",
  tag: "content",
  summary: "Returns a blog post.",
  response: BlogPost,
});

export const getProductPage = endpoint({
  method: "GET",
  path: "/api/interface/get-product-page/:url/",
  tag: "content",
  summary: "Returns the page of a product category.",
  query: z.object({
    /** Number, symbol, alias or public id of the gene that the kits are priced for. */
    gene: z.string().trim().max(50).default(""),
    /** Of the symbol or alias. */
    species: z.enum(["Human", "Mouse"]).default("Human"),
  }),
  response: ProductPage,
});

export const getServicePage = endpoint({
  method: "GET",
  path: "/api/interface/get-service-page/:url/",
  tag: "content",
  summary: "Returns the page of a service.",
  response: ServicePage,
});

/** `:kind` is `products` or `services`. */
export const getOverview = endpoint({
  method: "GET",
  path: "/api/interface/get-overview/:kind/",
  tag: "content",
  summary: "Lists the pages of all product categories or services, in groups.",
  response: Overview,
});

export const getPolicyPage = endpoint({
  method: "GET",
  path: "/api/interface/get-policy-page/:url/",
  tag: "content",
  summary: "Returns a policy: terms, privacy, shipping or returns.",
  response: PolicyPage,
});

/** `:function` and `:structure` are codes of the SKU, such as KO and LA, in upper or lower case. */
export const getProtocol = endpoint({
  method: "GET",
  path: "/api/interface/get-protocol/:function/:structure/",
  tag: "content",
  summary: "Returns the bench protocol of a function and structure, with the path of its PDF.",
  response: Protocol,
});
