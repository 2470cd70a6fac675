import { api } from "@ligate/platform/api";
import { type DesignDraft, enterStep } from "../../shared/design-model/design-draft-store.ts";
import { type DesignSelection, toDesignQuery } from "../../shared/design-model/design-selection.ts";
import type { StepNumber } from "../../shared/design-model/design-steps.ts";
import { loadFunctionTypes, loadParts, loadStructureTypes } from "../load-step-options.ts";
import { stepUrl } from "./step-url.ts";

/**
 * Loads the options of the next step and enters it. After the last step, loads the SKU of the product instead.
 * @returns the URL of the next step or of the product
 * @throws ApiError; 422 with the part to remove if the design cannot be made
 */
export async function submitStep(
  step: StepNumber,
  design: DesignSelection,
  signal: AbortSignal,
): Promise<string> {
  if (step === 5) return `/products/item/${await loadSku(design, signal)}`;
  // Rejects a combination of parts that cannot be made before the customer selects a target.
  if (step === 4) await loadSku(design, signal);
  const options = await loadNextOptions(step, design, signal);
  signal.throwIfAborted();
  const nextStep = (step + 1) as StepNumber;
  enterStep(nextStep, options);
  return stepUrl(nextStep);
}

async function loadSku(design: DesignSelection, signal: AbortSignal): Promise<string> {
  const query = toDesignQuery(design);
  const { product_sku } = await api.get("/api/products/get-product-sku/", { query, signal });
  signal.throwIfAborted();
  return product_sku;
}

async function loadNextOptions(
  step: StepNumber,
  design: DesignSelection,
  signal: AbortSignal,
): Promise<Omit<DesignDraft, "design">> {
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
