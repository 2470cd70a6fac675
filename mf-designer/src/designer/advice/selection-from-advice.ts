import type { DesignAdvice } from "@ligate/contract/design/schemas";
import type { DesignSelection } from "../../shared/design-model/design-selection.ts";
import type { StepNumber } from "../../shared/design-model/design-steps.ts";

/** Where a recommended design goes. */
export interface AdviceUse {
  /** The design whose target is kept. */
  target: DesignSelection;
  /** The answers that led to the design, if it was recommended. */
  earlier: string | undefined;
  onUse: (design: DesignSelection, step: StepNumber, answers: string) => void;
}

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
