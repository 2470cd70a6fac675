import type { DesignAdvice } from "@ligate/contract/design/schemas";
import type { DesignSelection } from "../../shared/design-model/design-selection.ts";

/** The recommended choices with the target of a design. */
export const selectionFromAdvice = (advice: DesignAdvice, target: DesignSelection): DesignSelection => ({
  ...target,
  productCategoryName: advice.category_name,
  functionTypeName: advice.function_type_name,
  structureTypeName: advice.structure_type_name,
  promoterName: advice.promoter_name,
  proteinTagName: advice.protein_tag_name,
  fluoresceneMarkerName: advice.fluorescene_marker_name,
  selectionMarkerName: advice.selection_marker_name,
});
