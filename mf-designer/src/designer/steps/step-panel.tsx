import type { Designer } from "../state/use-designer.ts";
import { CategoryStep } from "./category-step.tsx";
import { FunctionStep } from "./function-step.tsx";
import { MissingOptions } from "./missing-options.tsx";
import { PartsStep } from "./parts-step.tsx";
import type { StepProps } from "./step-props.ts";
import { StructureStep } from "./structure-step.tsx";
import { TargetStep } from "./target-step.tsx";

export interface StepPanelProps extends Omit<StepProps, "design" | "onSelect"> {
  designer: Designer;
}

/** The options of the current step. */
export function StepPanel({ designer, ...handlers }: StepPanelProps) {
  const { design, step, categories, options, select } = designer;
  const props = { design, onSelect: select, ...handlers };
  const { functionTypes, structureTypes, parts } = options;
  if (step === 1) return <CategoryStep categories={categories} {...props} />;
  if (step === 2 && functionTypes) return <FunctionStep functionTypes={functionTypes} {...props} />;
  if (step === 3 && structureTypes) return <StructureStep structureTypes={structureTypes} {...props} />;
  if (step === 4 && parts) return <PartsStep parts={parts} {...props} />;
  if (step === 5) return <TargetStep designer={designer} {...props} />;
  return <MissingOptions error={options.error} onRetry={designer.retry} />;
}
