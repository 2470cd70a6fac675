import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs } from "@ligate/platform/router";

/** Loads a shared design and its product. */
export async function sharedDesignLoader({ params, request: { signal } }: LoaderFunctionArgs) {
  const shared = await api.get("/api/designs/shared/:id/", { params: { id: params.id ?? "" }, signal });
  const product = await api.get("/api/products/get-product-summary/:id/", {
    params: { id: shared.product_sku },
    signal,
  });
  return { shared, product };
}
