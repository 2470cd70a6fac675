import type { Category } from "@ligate/contract/design/schemas";
import type { DesignDraft } from "../../shared/design-model/design-draft-store.ts";
import type { StepNumber } from "../../shared/design-model/design-steps.ts";
import { CategoryStep } from "./category-step.tsx";
import { FunctionStep } from "./function-step.tsx";
import { PartsStep } from "./parts-step.tsx";
import type { StepProps } from "./step-props.ts";
import { StructureStep } from "./structure-step.tsx";
import { TargetStep } from "./target-step.tsx";

export interface StepPanelProps extends StepProps {
  step: StepNumber;
  draft: DesignDraft;
  categories: readonly Category[];
}

export function StepPanel({ step, draft, categories, ...handlers }: StepPanelProps) {
  const { design, functionTypes = [], structureTypes = [], parts } = draft;
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
