import { safeRedirect } from "@ligate/contract/account/safe-redirect";
import type { Problem } from "@ligate/contract/common/problem";
import { ApiError } from "@ligate/platform/api";
import { type LoaderFunctionArgs, redirect } from "@ligate/platform/router";
import { loadProduct, type ProductWithFormats } from "./load-product.ts";

/** Loads the product with the SKU. Supplies, stock items and services have pages of their own: redirects there. */
export async function productLoader({ params, request }: LoaderFunctionArgs): Promise<ProductWithFormats> {
  try {
    return await loadProduct(params.sku ?? "", request.signal);
  } catch (error) {
    const url = redirectTarget(error);
    throw url ? redirect(url) : error;
  }
}

/** The URL of the product's own page, if the error names one and it is on this site. */
function redirectTarget(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 404) return undefined;
  const { url } = (error.body ?? {}) as Partial<Problem>;
  return url && safeRedirect(url) === url ? url : undefined;
}
