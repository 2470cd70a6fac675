import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs } from "@ligate/platform/router";

export function featuredProductLoader({ params, request }: LoaderFunctionArgs) {
  return api.get("/api/products/load-featured-product-page/:id", {
    params: { id: params.catalog_number ?? "" },
    signal: request.signal,
  });
}
