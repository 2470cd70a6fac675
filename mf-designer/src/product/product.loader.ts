import type { Problem } from "@ligate/contract/problem";
import { safeRedirect } from "@ligate/contract/redirect";
import { ApiError } from "@ligate/platform/api";
import { type LoaderFunctionArgs, redirect } from "@ligate/platform/router";
import { type LoadedProduct, loadProduct } from "../load-product.ts";

/** The product of a SKU; that of a supply, a stock item or a service leads to the page of its own. */
export async function productLoader({ params, request }: LoaderFunctionArgs): Promise<LoadedProduct> {
  try {
    return await loadProduct(params.sku ?? "", request.signal);
  } catch (error) {
    const page = pageElsewhere(error);
    throw page ? redirect(page) : error;
  }
}

/** Where the API says that the product is: an address of the store, or none. */
function pageElsewhere(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 404) return undefined;
  const { url } = (error.body ?? {}) as Partial<Problem>;
  return url && safeRedirect(url) === url ? url : undefined;
}
