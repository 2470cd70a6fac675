import type { DesignAdvice } from "@ligate/contract/design/schemas";
import type { DesignSelection } from "../../shared/design-model/design-selection.ts";
import type { StepNumber } from "../../shared/design-model/design-steps.ts";
import type { Designer } from "../state/use-designer.ts";
import styles from "./advised-reasons.module.css";

/** The reasons why "Help me choose" recommended the choices of the step. */
export function AdvisedReasons({ designer: { answer, step, design } }: { designer: Designer }) {
  const { advice } = answer;
  const reasons = advice ? findCurrentReasons(step, advice, design) : [];
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

/** Finds the reasons for those recommended choices of a step that the design still has. */
function findCurrentReasons(step: StepNumber, advice: DesignAdvice, design: DesignSelection): Reason[] {
  return advice.reasons.filter(
    ({ choice }) => CHOICES[step].includes(choice) && isCurrentChoice(choice, advice, design),
  );
}

/** Whether the design still has a recommended choice and those before it, which the recommendation depends on. */
function isCurrentChoice(choice: Choice, advice: DesignAdvice, design: DesignSelection): boolean {
  switch (choice) {
    case "function":
      return design.functionTypeName === advice.function_type_name;
    case "structure":
      return (
        isCurrentChoice("function", advice, design) && design.structureTypeName === advice.structure_type_name
      );
    case "promoter":
      return isCurrentChoice("structure", advice, design) && design.promoterName === advice.promoter_name;
    case "markers":
      return (
        isCurrentChoice("structure", advice, design) &&
        design.proteinTagName === advice.protein_tag_name &&
        design.fluoresceneMarkerName === advice.fluorescene_marker_name &&
        design.selectionMarkerName === advice.selection_marker_name
      );
  }
}
