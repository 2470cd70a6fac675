import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type { DesignProblem } from "@ligate/contract/design/schemas";
import { ApiError } from "@ligate/platform/api";
import { useEffect, useRef } from "react";
import type { DesignSelection } from "../../shared/design-model/design-selection.ts";
import { missingFields } from "../../shared/design-model/design-steps.ts";
import { type DesignProduct, useDesignProduct } from "../../shared/design-model/use-design-product.ts";

/** Delay after which a changed design is requested: choices in quick succession send one request. */
const DEBOUNCE_MS = 150;

/**
 * The product of a design. While it is requested, the product of the earlier design.
 * @param known the product of the address, which needs no request
 * @param refusal the reason why the design of the address cannot be made, which needs no request either
 */
export function useProduct(
  design: DesignSelection,
  known: ProductSummary | undefined,
  refusal: DesignProblem | undefined,
): DesignProduct {
  // The preset marker is unknown until the parts have loaded.
  const hasParts = missingFields(4, design).length === 0;
  const requested = useDesignProduct(known || refusal || !hasParts ? undefined : design, DEBOUNCE_MS);
  const shown = useRef<ProductSummary>(undefined);
  const product = known ?? requested.product;
  useEffect(() => {
    if (product) shown.current = product;
  });

  if (known) return { product: known, error: undefined, isPending: false, retry: requested.retry };
  if (refusal)
    return {
      product: undefined,
      error: new ApiError(422, refusal),
      isPending: false,
      retry: requested.retry,
    };
  if (!design.promoterName || requested.error) return { ...requested, product: undefined };
  return { ...requested, isPending: requested.isPending || !hasParts, product: product ?? shown.current };
}
