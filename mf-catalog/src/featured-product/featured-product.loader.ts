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
