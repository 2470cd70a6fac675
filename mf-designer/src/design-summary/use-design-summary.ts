import type { ApiError } from "@ligate/platform/api";
import { useApiQuery } from "@ligate/platform/use-api-query";
import type { ProductWithFormats } from "../product/index.ts";
import {
  type DesignSelection,
  selectionFromProduct,
  toDesignQuery,
} from "../shared/design-model/design-selection.ts";
import { useDesignProduct } from "../shared/design-model/use-design-product.ts";

interface DesignSummary {
  /** `undefined` until both the product and its formats are loaded. */
  summary: ProductWithFormats | undefined;
  error: ApiError | undefined;
  retry: () => void;
}

/** Requests the product of a design, and its delivery formats. */
export function useDesignSummary(design: DesignSelection | undefined): DesignSummary {
  const { product, error, retry } = useDesignProduct(design);
  const formats = useApiQuery(
    "/api/products/get-delivery-format-table/",
    product && { query: toDesignQuery(selectionFromProduct(product)) },
  );
  return {
    summary: product && formats.data && { product, formats: formats.data },
    error: error ?? formats.error,
    retry: error ? retry : formats.retry,
  };
}
