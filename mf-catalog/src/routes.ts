import type { RouteObject } from "@ligate/platform/router";
import { blogLoader, blogPostLoader } from "./blog/blog.loader.ts";
import { categoryLoader, GENE_PARAMETERS, revalidateOnCategoryChange } from "./category/category.loader.ts";
import {
  featuredProductLoader,
  revalidateOnProductChange,
  SIZE_PARAMETER,
} from "./featured-product/featured-product.loader.ts";
import { geneLoader } from "./gene/gene.loader.ts";
import { homeLoader } from "./home/home.loader.ts";
import { productsLoader, servicesLoader } from "./overview/overview.loader.ts";
import { POLICIES } from "./policy/policies.ts";
import { policyLoader } from "./policy/policy.loader.ts";
import { supplierPacketLoader } from "./policy/supplier-packet.loader.ts";
import { QUOTE_PARAMETERS, quoteLoader } from "./quote/quote.loader.ts";
import { redirectToSearch, searchLoader } from "./search/search.loader.ts";
import { QUERY_PARAMETERS } from "./search/search-query.ts";
import { serviceLoader } from "./service/service.loader.ts";
import { CATEGORY_LINKS, SERVICE_LINKS } from "./shared/menu-links.ts";

export const routes = [
  {
    id: "home",
    index: true,
    handle: { sitemap: true },
    loader: homeLoader,
    lazy: () => import(/* webpackChunkName: "home" */ "./home/home.page.tsx"),
  },
  {
    id: "products",
    path: "products",
    handle: {
      sitemap: true,
      navigation: [
        { menu: "footer", name: "Products", order: 5 },
        { menu: "products", name: "All products", order: 3 },
      ],
    },
    loader: productsLoader,
    lazy: () => import(/* webpackChunkName: "products" */ "./overview/products.page.tsx"),
  },
  {
    id: "services",
    path: "services",
    handle: {
      sitemap: true,
      navigation: [
        { menu: "footer", name: "Services", order: 6 },
        { menu: "services", name: "All services", order: 2 },
      ],
    },
    loader: servicesLoader,
    lazy: () => import(/* webpackChunkName: "services" */ "./overview/services.page.tsx"),
  },
  {
    id: "category",
    path: "products/:url",
    handle: {
      query: ["tab", ...GENE_PARAMETERS],
      example: "/products/gene-knock-out",
      navigation: CATEGORY_LINKS,
    },
    loader: categoryLoader,
    shouldRevalidate: revalidateOnCategoryChange,
    lazy: () => import(/* webpackChunkName: "category" */ "./category/category.page.tsx"),
  },
  {
    id: "service",
    path: "services/:url",
    handle: { example: "/services/lab-supplies", navigation: SERVICE_LINKS },
    loader: serviceLoader,
    lazy: () => import(/* webpackChunkName: "service" */ "./service/service.page.tsx"),
  },
  {
    id: "featured-product",
    path: "product/featured/:catalog_number",
    handle: { query: [SIZE_PARAMETER], example: "/product/featured/TR-1001" },
    loader: featuredProductLoader,
    shouldRevalidate: revalidateOnProductChange,
    lazy: () =>
      import(/* webpackChunkName: "featured-product" */ "./featured-product/featured-product.page.tsx"),
  },
  {
    id: "gene",
    path: "genes/:species/:symbol",
    handle: { example: "/genes/human/TP53" },
    loader: geneLoader,
    lazy: () => import(/* webpackChunkName: "gene" */ "./gene/gene.page.tsx"),
  },
  { id: "product", path: "product", loader: redirectToSearch },
  {
    id: "search",
    path: "search",
    handle: {
      query: QUERY_PARAMETERS,
      example: "/search?q=p53",
      sitemap: true,
      navigation: [
        { menu: "footer", name: "Search", order: 4 },
        { menu: "not-found", name: "Search the store", order: 1 },
      ],
    },
    loader: searchLoader,
    lazy: () => import(/* webpackChunkName: "search" */ "./search/search.page.tsx"),
  },
  {
    id: "test",
    path: "test",
    handle: { query: QUERY_PARAMETERS, example: "/test?q=TP53&page_size=20" },
    loader: searchLoader,
    lazy: () => import(/* webpackChunkName: "test" */ "./search/search.page.tsx"),
  },
  {
    id: "blog",
    path: "blog",
    handle: { sitemap: true, navigation: [{ menu: "footer", name: "Research blog", order: 3 }] },
    loader: blogLoader,
    lazy: () => import(/* webpackChunkName: "blog" */ "./blog/blog.page.tsx"),
  },
  {
    id: "blog-post",
    path: "blog/:id",
    handle: { example: "/blog/1" },
    loader: blogPostLoader,
    lazy: () => import(/* webpackChunkName: "blog-post" */ "./blog/blog-post.page.tsx"),
  },
  {
    id: "contact",
    path: "contact",
    handle: {
      sitemap: true,
      navigation: [
        { menu: "main", name: "Contact", order: 2 },
        { menu: "customer-service", name: "Contact us", order: 1 },
      ],
    },
    lazy: () => import(/* webpackChunkName: "contact" */ "./contact/contact.page.tsx"),
  },
  {
    id: "about",
    path: "about",
    handle: { sitemap: true, navigation: [{ menu: "footer", name: "About us", order: 7 }] },
    lazy: () => import(/* webpackChunkName: "about" */ "./contact/about.page.tsx"),
  },
  {
    id: "message",
    path: "message",
    handle: { query: ["product"], example: "/message?product=CRISPR%20KO%20Kit" },
    lazy: () => import(/* webpackChunkName: "message" */ "./contact/message.page.tsx"),
  },
  {
    id: "quote",
    path: "quote",
    handle: {
      query: QUOTE_PARAMETERS,
      sitemap: true,
      navigation: [{ menu: "footer", name: "Get a quote", order: 2 }],
    },
    lazy: () => import(/* webpackChunkName: "quote" */ "./quote/quote.page.tsx"),
  },
  {
    id: "quote-service",
    path: "quote/:serviceType",
    handle: { query: QUOTE_PARAMETERS, example: "/quote/custom-cloning" },
    loader: quoteLoader,
    lazy: () => import(/* webpackChunkName: "quote-service" */ "./quote/quote.page.tsx"),
  },
  {
    id: "supplier-packet",
    path: "policies/supplier-packet",
    handle: { sitemap: true },
    loader: supplierPacketLoader,
    lazy: () => import(/* webpackChunkName: "supplier-packet" */ "./policy/supplier-packet.page.tsx"),
  },
  {
    id: "policy",
    path: "policies/:page",
    handle: {
      owns: "/policies/*",
      example: "/policies/terms",
      navigation: POLICIES.map((link) => ({ menu: "policies", order: 1, ...link })),
    },
    loader: policyLoader,
    lazy: () => import(/* webpackChunkName: "policy" */ "./policy/policy.page.tsx"),
  },
] satisfies RouteObject[];
