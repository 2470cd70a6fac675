import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { BlogEntry, BlogPost, PolicyPage, ProductPage, Protocol, ServicePage } from "./schemas.ts";

export const getLatestBlogs = endpoint({
  method: "GET",
  path: "/api/blogs/get-latest-blogs/",
  tag: "content",
  summary: "Lists the blog posts, the newest first.",
  response: z.array(BlogEntry),
});

export const getBlog = endpoint({
  method: "GET",
  path: "/api/blogs/get-blog/:id/",
  tag: "content",
  summary: "Answers a blog post.",
  response: BlogPost,
});

export const getProductPage = endpoint({
  method: "GET",
  path: "/api/interface/get-product-page/:url/",
  tag: "content",
  summary: "Answers the page of a product category.",
  response: ProductPage,
});

export const getServicePage = endpoint({
  method: "GET",
  path: "/api/interface/get-service-page/:url/",
  tag: "content",
  summary: "Answers the page of a service.",
  response: ServicePage,
});

export const getPolicyPage = endpoint({
  method: "GET",
  path: "/api/interface/get-policy-page/:url/",
  tag: "content",
  summary: "Answers terms, privacy, shipping or returns.",
  response: PolicyPage,
});

/** `:function` and `:structure` are the codes of a SKU, such as KO and LA, in either case of letters. */
export const getProtocol = endpoint({
  method: "GET",
  path: "/api/interface/get-protocol/:function/:structure/",
  tag: "content",
  summary: "Answers the bench protocol of a function in a structure, and where it lies as a PDF.",
  response: Protocol,
});
