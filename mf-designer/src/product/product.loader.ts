import { safeRedirect } from "@ligate/contract/account/safe-redirect";
import type { Problem } from "@ligate/contract/common/problem";
import { ApiError } from "@ligate/platform/api";
import { type LoaderFunctionArgs, redirect } from "@ligate/platform/router";
import { loadProduct, type ProductWithFormats } from "./load-product.ts";

/** Loads the product with the SKU. For a supply, a stock item or a service, redirects to its page. */
export async function productLoader({ params, request }: LoaderFunctionArgs): Promise<ProductWithFormats> {
  try {
    return await loadProduct(params.sku ?? "", request.signal);
  } catch (error) {
    const url = redirectTarget(error);
    throw url ? redirect(url) : error;
  }
}

/** The URL in the body of a 404, if it is a page of this site. */
function redirectTarget(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 404) return undefined;
  const { url } = (error.body ?? {}) as Partial<Problem>;
  return url && safeRedirect(url) === url ? url : undefined;
}
