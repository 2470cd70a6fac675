import { api } from "@ligate/platform/api";
import { arriveAt, type DesignInProgress } from "../design-in-progress.ts";
import { type DesignSelection, designQuery } from "../design-selection.ts";
import type { StepNumber } from "../steps.ts";
import { loadFunctionTypes, loadParts, loadStructureTypes } from "./design.loader.ts";

/**
 * Submits a step: loads what the next one offers, or at the last the SKU.
 * @returns the address to go on to
 * @throws ApiError, with the part to drop where the design cannot be made
 */
export async function advance(
  step: StepNumber,
  design: DesignSelection,
  signal: AbortSignal,
): Promise<string> {
  if (step === 5) return `/products/item/${await loadSku(design, signal)}`;
  // What cannot be made is told before a target is looked for.
  if (step === 4) await loadSku(design, signal);
  const offered = await offeredAfter(step, design, signal);
  signal.throwIfAborted();
  const next = (step + 1) as StepNumber;
  arriveAt(next, offered);
  return stepAddress(next);
}

async function loadSku(design: DesignSelection, signal: AbortSignal): Promise<string> {
  const query = designQuery(design);
  const { product_sku } = await api.get("/api/products/get-product-sku/", { query, signal });
  signal.throwIfAborted();
  return product_sku;
}

export const stepAddress = (step: StepNumber): string => `/design?step=${step}`;

async function offeredAfter(
  step: StepNumber,
  design: DesignSelection,
  signal: AbortSignal,
): Promise<Omit<DesignInProgress, "design">> {
  const { productCategoryName, functionTypeName, structureTypeName } = design;
  switch (step) {
    case 1:
      return { functionTypes: await loadFunctionTypes(productCategoryName, signal) };
    case 2:
      return { structureTypes: await loadStructureTypes(functionTypeName, signal) };
    case 3:
      return { parts: await loadParts(functionTypeName, structureTypeName, signal) };
    default:
      return {};
  }
}
