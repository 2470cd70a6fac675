import type { Category } from "@ligate/contract/design";
import type { DesignInProgress } from "../design-in-progress.ts";
import type { StepNumber } from "../steps.ts";
import { CategoryStep } from "./category-step.tsx";
import type { StepProps } from "./described.ts";
import { FunctionStep } from "./function-step.tsx";
import { PartsStep } from "./parts-step.tsx";
import { StructureStep } from "./structure-step.tsx";
import { TargetStep } from "./target-step.tsx";

export interface StepPanelProps extends StepProps {
  step: StepNumber;
  progress: DesignInProgress;
  categories: readonly Category[];
}

/** The options of one step. */
export function StepPanel({ step, progress, categories, ...handlers }: StepPanelProps) {
  const { design, functionTypes = [], structureTypes = [], parts } = progress;
  switch (step) {
    case 1:
      return <CategoryStep design={design} categories={categories} {...handlers} />;
    case 2:
      return <FunctionStep design={design} functionTypes={functionTypes} {...handlers} />;
    case 3:
      return <StructureStep design={design} structureTypes={structureTypes} {...handlers} />;
    case 4:
      return parts && <PartsStep design={design} parts={parts} {...handlers} />;
    case 5:
      return <TargetStep design={design} {...handlers} />;
  }
}
