import type { DesignAdvice } from "@ligate/contract/design/schemas";
import type { DesignSelection } from "../../shared/design-model/design-selection.ts";
import type { StepNumber } from "../../shared/design-model/design-steps.ts";

type Reason = DesignAdvice["reasons"][number];
type Choice = Reason["choice"];

/** The recommended choices that a step shows. The category follows from the function. */
const CHOICES: Record<StepNumber, readonly Choice[]> = {
  1: ["function"],
  2: ["function"],
  3: ["structure"],
  4: ["promoter", "markers"],
  5: [],
};

/** The reasons for the recommended choices of a step, as long as these stand: other choices have other reasons. */
export function standingReasons(step: StepNumber, advice: DesignAdvice, design: DesignSelection): Reason[] {
  return advice.reasons.filter(
    ({ choice }) => CHOICES[step].includes(choice) && isStanding(choice, advice, design),
  );
}

/** A choice is recommended for the ones before it, so it stands only together with them. */
function isStanding(choice: Choice, advice: DesignAdvice, design: DesignSelection): boolean {
  switch (choice) {
    case "function":
      return design.functionTypeName === advice.function_type_name;
    case "structure":
      return (
        isStanding("function", advice, design) && design.structureTypeName === advice.structure_type_name
      );
    case "promoter":
      return isStanding("structure", advice, design) && design.promoterName === advice.promoter_name;
    case "markers":
      return (
        isStanding("structure", advice, design) &&
        design.proteinTagName === advice.protein_tag_name &&
        design.fluoresceneMarkerName === advice.fluorescene_marker_name &&
        design.selectionMarkerName === advice.selection_marker_name
      );
  }
}
