import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type { DesignProblem } from "@ligate/contract/design/schemas";
import { parseSku } from "@ligate/contract/design/sku";
import { ApiError } from "@ligate/platform/api";
import type { LoaderFunctionArgs, RouteObject } from "@ligate/platform/router";
import { haveSameData, parseDesignAddress } from "../shared/design-model/design-address.ts";
import { type DesignSelection, selectionFromProduct } from "../shared/design-model/design-selection.ts";
import { loadAdvice } from "./advice/load-advice.ts";
import { loadRefusedChoices } from "./state/load-refused-choices.ts";
import { loadCategories, loadProduct, loadStepOptions } from "./state/step-options.ts";

/** Loads the product of `?sku=`, the options of the steps that can be opened, and the advice of the address. */
export async function designLoader({ request }: LoaderFunctionArgs) {
  const { signal } = request;
  const { sku, choices, advice } = parseDesignAddress(new URL(request.url).search);
  const [categories, design, advised] = await Promise.all([
    loadCategories(signal),
    sku ? loadDesign(sku, signal) : loadChoices(choices, signal),
    advice ? loadAdvice(advice, signal) : undefined,
  ]);
  return { categories, advice: advised, ...design };
}

interface LoadedDesign {
  /** The product of `?sku=`. */
  product?: ProductSummary;
  /** The choices of `?sku=` if the design cannot be made, with the reason and the fixes. */
  refused?: { choices: DesignSelection; problem: DesignProblem };
  options: Awaited<ReturnType<typeof loadStepOptions>>;
}

const loadChoices = async (choices: DesignSelection, signal: AbortSignal): Promise<LoadedDesign> => ({
  options: await loadStepOptions(choices, signal),
});

/** @throws ApiError 404 if no product has the SKU, and no similar design can be made */
async function loadDesign(sku: string, signal: AbortSignal): Promise<LoadedDesign> {
  try {
    const product = await loadProduct(sku, signal);
    return { product, options: await loadStepOptions(selectionFromProduct(product), signal) };
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 404;
    const problem = isRefused ? (error.body as DesignProblem) : undefined;
    const codes = parseSku(sku);
    if (!codes || !problem?.fixes?.length) throw error;
    const choices = await loadRefusedChoices(codes, problem.fixes, signal);
    return { refused: { choices, problem }, options: await loadStepOptions(choices, signal) };
  }
}

/** Skips the loader when only the step or the gene search changes. */
export const shouldRevalidateDesign: RouteObject["shouldRevalidate"] = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.href === nextUrl.href
    ? defaultShouldRevalidate
    : !haveSameData(currentUrl.searchParams, nextUrl.searchParams);
