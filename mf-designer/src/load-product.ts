import type { DeliveryFormatTable, ProductSummary } from "@ligate/contract/product";
import { api } from "@ligate/platform/api";
import { designQuery, selectionOf } from "./design-selection.ts";

/** A product with the formats that it is delivered in. */
export interface LoadedProduct {
  product: ProductSummary;
  formats: DeliveryFormatTable;
}

/** @throws ApiError 404 where no product has the SKU */
export async function loadProduct(sku: string, signal: AbortSignal): Promise<LoadedProduct> {
  const product = await api.get("/api/products/get-product-summary/:id/", { params: { id: sku }, signal });
  const formats = await api.get("/api/products/get-delivery-format-table/", {
    query: designQuery(selectionOf(product)),
    signal,
  });
  return { product, formats };
}
