import type { DesignAdvice } from "@ligate/contract/design/schemas";
import type { DesignSelection } from "../../shared/design-model/design-selection.ts";
import type { StepNumber } from "../../shared/design-model/design-steps.ts";
import type { Designer } from "../state/use-designer.ts";
import styles from "./advised-reasons.module.css";

/** Why "Help me choose" recommended the choices of the step. */
export function AdvisedReasons({ designer: { advice, step, design } }: { designer: Designer }) {
  const reasons = advice ? standingReasons(step, advice, design) : [];
  if (reasons.length === 0) return null;
  return (
    <div className={styles.reasons}>
      <p className={styles.title}>Recommended for your experiment</p>
      {reasons.map(({ choice, text }) => (
        <p key={choice}>{text}</p>
      ))}
    </div>
  );
}

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
function standingReasons(step: StepNumber, advice: DesignAdvice, design: DesignSelection): Reason[] {
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
