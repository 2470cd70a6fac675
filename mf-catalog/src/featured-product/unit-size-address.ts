import type { FeaturedProductPage } from "@ligate/contract/catalog/schemas";

/** The name of the selected size in the query of the address. */
export const SIZE_PARAMETER = "size";

/** The address of a product with a size selected: the first one is the default, and not named. */
export function unitSizeAddress(
  { catalog_number, unit_prices }: Pick<FeaturedProductPage, "catalog_number" | "unit_prices">,
  unitSize: string,
): string {
  const query = unitSize === unit_prices[0]?.unit_size ? "" : `?${new URLSearchParams({ size: unitSize })}`;
  return `/product/featured/${catalog_number}${query}`;
}
