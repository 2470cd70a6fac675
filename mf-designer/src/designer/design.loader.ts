import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs, RouteObject } from "@ligate/platform/router";
import type { DesignInProgress } from "../design-in-progress.ts";
import { selectionOf } from "../design-selection.ts";

/** The categories, and with `?sku=` the product that the design begins from. */
export async function designLoader({ request }: LoaderFunctionArgs) {
  const { signal } = request;
  const sku = new URL(request.url).searchParams.get("sku");
  const [categories, preloaded] = await Promise.all([
    api.get("/api/products/load-product-categories/", { signal }),
    sku ? designOfProduct(sku, signal) : undefined,
  ]);
  return { categories, preloaded };
}

async function designOfProduct(sku: string, signal: AbortSignal): Promise<DesignInProgress> {
  const product = await api.get("/api/products/get-product-summary/:id/", { params: { id: sku }, signal });
  const { product_category, function_type_name, structure_type_name } = product;
  const [functionTypes, structureTypes, parts] = await Promise.all([
    loadFunctionTypes(product_category, signal),
    loadStructureTypes(function_type_name, signal),
    loadParts(function_type_name, structure_type_name, signal),
  ]);
  return { design: selectionOf(product), functionTypes, structureTypes, parts };
}

export const loadFunctionTypes = (category_name: string, signal: AbortSignal) =>
  api.get("/api/products/get-function-types-by-category/", { query: { category_name }, signal });

export const loadStructureTypes = (function_type_name: string, signal: AbortSignal) =>
  api.get("/api/products/get-structure-types-by-function-type/", { query: { function_type_name }, signal });

export const loadParts = (function_type_name: string, structure_type_name: string, signal: AbortSignal) =>
  api.get("/api/products/get-code-p-parameters/", {
    query: { function_type_name, structure_type_name },
    signal,
  });

/** Going from step to step asks the API for nothing of this loader; another product does. */
export const onAnotherProduct: RouteObject["shouldRevalidate"] = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => (currentUrl.href === nextUrl.href ? defaultShouldRevalidate : nextUrl.searchParams.has("sku"));
