import type { FeaturedProductPage } from "@ligate/contract/catalog/schemas";
import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs, RouteObject } from "@ligate/platform/router";

export function featuredProductLoader({ params, request }: LoaderFunctionArgs) {
  return api.get("/api/products/load-featured-product-page/:id", {
    params: { id: params.catalog_number ?? "" },
    signal: request.signal,
  });
}

/** Skips the loader when only the query changes, which selects a size. */
export const revalidateOnProductChange: NonNullable<RouteObject["shouldRevalidate"]> = ({
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}) => currentParams.catalog_number !== nextParams.catalog_number && defaultShouldRevalidate;

/** The query parameter of the selected unit size. */
export const SIZE_PARAMETER = "size";

/** The address of a product with a unit size selected. The first size is the default, which the address leaves out. */
export function unitSizeAddress(
  { catalog_number, unit_prices }: Pick<FeaturedProductPage, "catalog_number" | "unit_prices">,
  unitSize: string,
): string {
  const query = unitSize === unit_prices[0]?.unit_size ? "" : `?${new URLSearchParams({ size: unitSize })}`;
  return `/product/featured/${catalog_number}${query}`;
}
