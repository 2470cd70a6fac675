import { z } from "zod";
import { problems } from "../common/problem.ts";
import { DesignQuery } from "../design/schemas.ts";
import { endpoint } from "../endpoint.ts";
import { DeliveryFormatTable, ProductSummary } from "./product-schemas.ts";
import { FeaturedProduct, FeaturedProductPage } from "./schemas.ts";

export const getLatestFeaturedProducts = endpoint({
  method: "GET",
  path: "/api/products/get-latest-featured-products/",
  tag: "product",
  summary: "Lists the featured products.",
  response: z.array(FeaturedProduct),
});

export const loadFeaturedProductPage = endpoint({
  method: "GET",
  path: "/api/products/load-featured-product-page/:id",
  tag: "product",
  summary: "Answers a featured product by its catalogue number.",
  response: FeaturedProductPage,
});

/**
 * `:id` is a SKU, with or without its format, in either case of letters. Where it is that of a supply, a stock
 * item or a service, the 404 also says the `url` of its page.
 */
export const getProductSummary = endpoint({
  method: "GET",
  path: "/api/products/get-product-summary/:id/",
  tag: "product",
  summary: "Spells out a design by its SKU: parts, plasmids, cargo, prices.",
  response: ProductSummary,
});

export const getDeliveryFormatTable = endpoint({
  method: "GET",
  path: "/api/products/get-delivery-format-table/",
  tag: "product",
  summary: "Lists the formats and prices in which a design is delivered.",
  query: DesignQuery,
  errors: problems(422),
  response: DeliveryFormatTable,
});
