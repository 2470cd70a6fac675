import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type { ApiError } from "@ligate/platform/api";
import { useApiQuery } from "@ligate/platform/use-api-query";
import { type DesignSelection, toDesignQuery } from "./design-selection.ts";

export interface DesignProduct {
  /** The product of the design; while `isPending`, the product of an earlier design. */
  product: ProductSummary | undefined;
  /** The design cannot be made (422), or the request failed. */
  error: ApiError | undefined;
  isPending: boolean;
  retry: () => void;
}

/**
 * Requests the product of a design, once the promoter is selected.
 * @param debounceMs milliseconds without a change before the product is requested
 */
export function useDesignProduct(design: DesignSelection | undefined, debounceMs = 0): DesignProduct {
  const sku = useApiQuery(
    "/api/products/get-product-sku/",
    design?.promoterName ? { query: toDesignQuery(design) } : undefined,
    { debounceMs },
  );
  const product = useApiQuery(
    "/api/products/get-product-summary/:id/",
    sku.data && { params: { id: sku.data.product_sku } },
  );
  const failed = sku.error ? sku : product;
  const isPending = sku.isPending || product.isPending;
  return {
    product: product.data,
    error: isPending ? undefined : failed.error,
    isPending,
    retry: failed.retry,
  };
}
