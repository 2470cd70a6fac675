import type { RouteObject } from "@ligate/platform/router";
import { designLoader, shouldRevalidateDesign } from "./designer/design.loader.ts";
import { FORMATS_PARAMETER, productLoader, shouldRevalidateProduct } from "./product/product.loader.ts";
import { sharedDesignLoader } from "./product/shared-design.loader.ts";
import { protocolLoader } from "./protocol/protocol.loader.ts";
import { DESIGN_PARAMETERS } from "./shared/design-model/design-address.ts";

export const routes = [
  {
    id: "design",
    path: "design",
    handle: {
      query: DESIGN_PARAMETERS,
      sitemap: true,
      navigation: [
        { menu: "main", name: "Design", order: 1 },
        { menu: "footer", name: "Design a vector", order: 1 },
        { menu: "not-found", name: "Design a vector", order: 2 },
      ],
      prefetch: true,
    },
    loader: designLoader,
    shouldRevalidate: shouldRevalidateDesign,
    lazy: () => import(/* webpackChunkName: "design" */ "./designer/design.page.tsx"),
  },
  {
    id: "shared-design",
    path: "design/shared/:id",
    handle: { example: "/design/shared/{design_id}" },
    loader: sharedDesignLoader,
    lazy: () => import(/* webpackChunkName: "shared-design" */ "./product/shared-design.page.tsx"),
  },
  {
    id: "product-item",
    path: "products/item/:sku",
    handle: { query: [FORMATS_PARAMETER], example: "/products/item/CA-LA-CMXXPC-XXXXXX" },
    loader: productLoader,
    shouldRevalidate: shouldRevalidateProduct,
    lazy: () => import(/* webpackChunkName: "product-item" */ "./product/product.page.tsx"),
  },
  {
    id: "design-summary",
    path: "summary-temp",
    lazy: () => import(/* webpackChunkName: "design-summary" */ "./product/design-summary.page.tsx"),
  },
  {
    id: "protocol",
    path: "protocol/:function/:structure",
    handle: { owns: "/protocol/*", example: "/protocol/KO/LA" },
    loader: protocolLoader,
    lazy: () => import(/* webpackChunkName: "protocol" */ "./protocol/protocol.page.tsx"),
  },
] satisfies RouteObject[];
