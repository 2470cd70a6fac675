import type { DeliveryFormatTable, ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { api } from "@ligate/platform/api";
import { selectionFromProduct, toDesignQuery } from "../shared/design-model/design-selection.ts";

export interface ProductWithFormats {
  product: ProductSummary;
  formats: DeliveryFormatTable;
}

/** @throws ApiError 404 if no product has the SKU */
export async function loadProduct(sku: string, signal: AbortSignal): Promise<ProductWithFormats> {
  const product = await api.get("/api/products/get-product-summary/:id/", { params: { id: sku }, signal });
  const formats = await api.get("/api/products/get-delivery-format-table/", {
    query: toDesignQuery(selectionFromProduct(product)),
    signal,
  });
  return { product, formats };
}
