import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs, RouteObject } from "@ligate/platform/router";
import type { DesignDraft } from "../shared/design-model/design-draft-store.ts";
import { selectionFromProduct } from "../shared/design-model/design-selection.ts";
import { loadFunctionTypes, loadParts, loadStructureTypes } from "./load-step-options.ts";

/** Loads the categories and, with `?sku=`, a draft with the design of that product. */
export async function designLoader({ request }: LoaderFunctionArgs) {
  const { signal } = request;
  const sku = new URL(request.url).searchParams.get("sku");
  const [categories, productDraft] = await Promise.all([
    api.get("/api/products/load-product-categories/", { signal }),
    sku ? loadProductDraft(sku, signal) : undefined,
  ]);
  return { categories, productDraft };
}

async function loadProductDraft(sku: string, signal: AbortSignal): Promise<DesignDraft> {
  const product = await api.get("/api/products/get-product-summary/:id/", { params: { id: sku }, signal });
  const { product_category, function_type_name, structure_type_name } = product;
  const [functionTypes, structureTypes, parts] = await Promise.all([
    loadFunctionTypes(product_category, signal),
    loadStructureTypes(function_type_name, signal),
    loadParts(function_type_name, structure_type_name, signal),
  ]);
  return { design: selectionFromProduct(product), functionTypes, structureTypes, parts };
}

/** Skips the loader when only the step changes. */
export const shouldRevalidateDesign: RouteObject["shouldRevalidate"] = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => (currentUrl.href === nextUrl.href ? defaultShouldRevalidate : nextUrl.searchParams.has("sku"));
