import type { CodePParameters, DesignFix } from "@ligate/contract/design/schemas";
import { buildSku, type DesignCodes, parseSku, TEMPLATE_TARGET } from "@ligate/contract/design/sku";
import {
  type DesignSelection,
  EMPTY_SELECTION,
  geneOptionFromTarget,
} from "../../shared/design-model/design-selection.ts";
import { loadParts, loadProduct, loadStructureTypes } from "./step-options.ts";

/**
 * Loads the choices of a design that cannot be made. The API has the names of parts only for products that exist, so the
 * codes of the SKU are looked up in the options of the design. Parts without an option are left out.
 * @param fixes the changes that the API suggests for the design
 * @throws ApiError 404 if no similar design can be made
 */
export async function loadRefusedChoices(
  codes: DesignCodes,
  fixes: readonly DesignFix[],
  signal: AbortSignal,
): Promise<DesignSelection> {
  const similar = await loadProduct(similarSku(codes, fixes), signal);
  const pair: DesignSelection = {
    ...EMPTY_SELECTION,
    productCategoryName: similar.product_category,
    functionTypeName: similar.function_type_name,
    targetSequence: codes.target,
    geneOption: geneOptionFromTarget(codes.target),
  };
  const structures = await loadStructureTypes(pair, signal);
  const structure = structures?.find((each) => each.structure_type_symbol === codes.structure);
  if (!structure) return pair;
  pair.structureTypeName = structure.structure_type_name;
  // The API has no parts for a structure that the function is not offered in.
  const parts = structure.enabled ? await loadParts(pair, signal) : undefined;
  return parts ? { ...pair, ...partNames(parts, codes) } : pair;
}

/** A product with the same function. If no fix has this function, the target is the cause: the template kit has no target. */
function similarSku(codes: DesignCodes, fixes: readonly DesignFix[]): string {
  const fix = fixes.find(({ product_sku }) => parseSku(product_sku)?.fn === codes.fn);
  return fix?.product_sku ?? buildSku({ ...codes, target: TEMPLATE_TARGET, format: undefined });
}

function partNames(parts: CodePParameters, { promoter, tag, fluorescence, selection }: DesignCodes) {
  return {
    promoterName: parts.promoters.find((each) => each.promoter_code === promoter)?.promoter_name ?? "",
    proteinTagName: parts.protein_tags.find((each) => each.protein_tag_code === tag)?.protein_tag_name ?? "",
    fluoresceneMarkerName:
      parts.fluorescene_markers.find((each) => each.fluorescene_marker_code === fluorescence)
        ?.fluorescene_marker_name ?? "",
    selectionMarkerName:
      parts.selection_markers.find((each) => each.selection_marker_code === selection)
        ?.selection_marker_name ?? "",
  };
}
