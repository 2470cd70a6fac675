import * as z from "../common/zod.ts";
import { DesignProblem, DesignQuery } from "../design/schemas.ts";
import { endpoint } from "../endpoint.ts";
import { StockLevels } from "./kit-table-schemas.ts";
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
  summary: "Returns a featured product by its catalog number.",
  response: FeaturedProductPage,
});

/**
 * `:id` is the SKU of a design, with or without its format, or of a stock item, in upper or lower case. For the SKU of a
 * supply or a service, the 404 contains the `url` of its page; for a design that cannot be made, the reason and `fixes`.
 */
export const getProductSummary = endpoint({
  method: "GET",
  path: "/api/products/get-product-summary/:id/",
  tag: "product",
  summary: "Decodes the SKU of a design or a stock item into what its page shows.",
  errors: { 404: DesignProblem },
  response: ProductSummary,
});

/** `:url` is the last segment of the page's address. Never cached. */
export const getStockLevels = endpoint({
  method: "GET",
  path: "/api/products/stock-levels/:url/",
  tag: "product",
  summary: "Returns the current availability of a category page's stock items.",
  response: StockLevels,
});

export const getDeliveryFormatTable = endpoint({
  method: "GET",
  path: "/api/products/get-delivery-format-table/",
  tag: "product",
  summary: "Lists the delivery formats of a design with their prices.",
  query: DesignQuery,
  errors: { 422: DesignProblem },
  response: DeliveryFormatTable,
});
