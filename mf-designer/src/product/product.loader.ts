import { safeRedirect } from "@ligate/contract/account/safe-redirect";
import type { DeliveryFormatTable, ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type { StockItemPage } from "@ligate/contract/catalog/stock-item-schemas";
import type { Problem } from "@ligate/contract/common/problem";
import type { DesignProblem } from "@ligate/contract/design/schemas";
import { ApiError, api } from "@ligate/platform/api";
import { type LoaderFunctionArgs, type RouteObject, redirect } from "@ligate/platform/router";
import { selectionFromProduct, toDesignQuery } from "../shared/design-model/design-selection.ts";
import { loadStockItem } from "./stock-item/stock-item-code.ts";

/** The query parameter of the selected formats. Every page loads the modules that the route table imports, such as this one. */
export const FORMATS_PARAMETER = "formats";

/** A design that cannot be made: the reason and the fixes. */
interface RefusedDesignData {
  refused: Required<Pick<DesignProblem, "detail" | "fixes">>;
}

/** The data of the page of a SKU. */
export type ProductData = ProductWithFormats | StockItemData | RefusedDesignData;

/**
 * Loads the product with the SKU, or the reason why it cannot be made, with the status 404 for the document. Redirects the
 * SKU of a supply or a service to its page.
 * @returns `ProductData`, for a refused design as a response
 * @throws ApiError 404 if no product has the SKU
 */
export async function productLoader({
  params,
  request,
}: Pick<LoaderFunctionArgs, "params" | "request">): Promise<ProductWithFormats | StockItemData | Response> {
  try {
    return await loadProduct(params.sku ?? "", request.signal);
  } catch (error) {
    const problem = findProblem(error);
    const url = problem?.url;
    if (url && safeRedirect(url) === url) throw redirect(url);
    if (!problem?.fixes) throw error;
    const data: RefusedDesignData = { refused: { detail: problem.detail, fixes: problem.fixes } };
    return Response.json(data, { status: 404 });
  }
}

/** Skips the loader when only the selected formats or the line of the cart change. */
export const shouldRevalidateProduct: RouteObject["shouldRevalidate"] = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href);

/** The body of a 404, or of a 422 of the delivery formats. */
function findProblem(error: unknown): (DesignProblem & Problem) | undefined {
  if (!(error instanceof ApiError) || ![404, 422].includes(error.status)) return undefined;
  return error.body as DesignProblem;
}

export interface ProductWithFormats {
  product: ProductSummary;
  formats: DeliveryFormatTable;
}

/** A stock item, which is not a design. */
export interface StockItemData {
  item: StockItemPage;
}

/** @throws ApiError 404 if no product has the SKU */
async function loadProduct(sku: string, signal: AbortSignal): Promise<ProductWithFormats | StockItemData> {
  const product = await api.get("/api/products/get-product-summary/:id/", { params: { id: sku }, signal });
  if (product.stock_item) {
    await loadStockItem();
    return { item: product.stock_item };
  }
  const formats = await api.get("/api/products/get-delivery-format-table/", {
    query: toDesignQuery(selectionFromProduct(product)),
    signal,
  });
  return { product, formats };
}
