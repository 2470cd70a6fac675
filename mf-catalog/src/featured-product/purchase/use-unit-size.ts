import type { FeaturedProductPage } from "@ligate/contract/catalog/schemas";
import { useNavigate, useSearchParams } from "@ligate/platform/router";
import { SIZE_PARAMETER, unitSizeAddress } from "../unit-size-address.ts";

export type UnitPrice = FeaturedProductPage["unit_prices"][number];

/** The selected size, which the address holds; `undefined` if the product has no sizes. */
export function useUnitSize(product: FeaturedProductPage) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const sizes = product.unit_prices;
  const named = query.get(SIZE_PARAMETER);
  const size = sizes.find(({ unit_size }) => unit_size === named) ?? sizes[0];
  const select = ({ unit_size }: UnitPrice) =>
    void navigate(unitSizeAddress(product, unit_size), { replace: true, preventScrollReset: true });

  return { size, select };
}
