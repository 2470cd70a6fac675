import type { Category, FunctionType, StructureType } from "@ligate/contract/design/schemas";
import type { DesignSelection } from "../../shared/design-model/design-selection.ts";
import { OptionCard } from "../options/option-card.tsx";
import { OptionGroup } from "../options/option-group.tsx";
import type { Designer } from "../state/use-designer.ts";
import { GeneFirst } from "./gene-first.tsx";
import { PartsStep } from "./parts-step.tsx";
import type { StepProps } from "./step-props.ts";
import { TargetStep } from "./target-step.tsx";

export interface StepPanelProps extends Omit<StepProps, "design" | "onSelect"> {
  designer: Designer;
}

/** The options of the current step. */
export function StepPanel({ designer, ...handlers }: StepPanelProps) {
  const { answer, design, step, dispatch } = designer;
  const onSelect = (changes: Partial<DesignSelection>) => dispatch({ type: "choose", changes });
  const props = { design, onSelect, ...handlers };
  if (step === 1) {
    return (
      <>
        <GeneFirst designer={designer} />
        <CategoryStep categories={answer.categories} {...props} />
      </>
    );
  }
  if (step === 2) return <FunctionStep functionTypes={answer.function_types} {...props} />;
  if (step === 3) return <StructureStep structureTypes={answer.structure_types} {...props} />;
  if (step === 4) return answer.parts && <PartsStep parts={answer.parts} {...props} />;
  return <TargetStep designer={designer} {...props} />;
}

interface CategoryStepProps extends StepProps {
  categories: readonly Category[];
}

/** The categories. Those without a function that applies to the target are listed with the reason. */
function CategoryStep({ design, categories, missingChoice, ...handlers }: CategoryStepProps) {
  return (
    <OptionGroup
      legend="Category"
      layout="cards"
      missing={missingChoice("productCategoryName", "Choose a category.")}
    >
      {categories.map(({ category_id, category_name: name, description, range, reason }) => (
        <OptionCard
          key={category_id}
          name={name}
          description={description}
          range={range}
          isSelected={design.productCategoryName === name}
          unavailableReason={reason}
          onSelect={() =>
            selectOpenChoice(
              { name, description, enabled: reason === undefined, reason },
              { productCategoryName: name },
              handlers,
            )
          }
          onNext={handlers.onNext}
        />
      ))}
    </OptionGroup>
  );
}

interface FunctionStepProps extends StepProps {
  functionTypes: readonly FunctionType[];
}

/** The functions of the category. Functions that do not apply to the target are listed with the reason. */
function FunctionStep({ design, functionTypes, missingChoice, ...handlers }: FunctionStepProps) {
  return (
    <OptionGroup
      legend="Function type"
      layout="cards"
      missing={missingChoice("functionTypeName", "Choose a function type.")}
    >
      {functionTypes.map(({ function_type_id, function_type_name: name, ...type }) => (
        <OptionCard
          key={function_type_id}
          name={name}
          description={type.description}
          range={type.range}
          isSelected={design.functionTypeName === name}
          unavailableReason={type.enabled ? undefined : (type.reason ?? "")}
          onSelect={() => selectOpenChoice({ name, ...type }, { functionTypeName: name }, handlers)}
          onNext={handlers.onNext}
        />
      ))}
    </OptionGroup>
  );
}

interface StructureStepProps extends StepProps {
  structureTypes: readonly StructureType[];
}

/** The delivery types. Types that the function is not available in are listed with the reason. */
function StructureStep({ design, structureTypes, missingChoice, ...handlers }: StructureStepProps) {
  return (
    <OptionGroup
      legend="Delivery type"
      layout="cards"
      missing={missingChoice("structureTypeName", "Choose a delivery type.")}
    >
      {structureTypes.map(({ structure_type_symbol, structure_type_name: name, ...type }) => (
        <OptionCard
          key={structure_type_symbol}
          name={name}
          description={type.description}
          range={type.range}
          note={type.note}
          isSelected={design.structureTypeName === name}
          unavailableReason={type.enabled ? undefined : (type.reason ?? "")}
          onSelect={() => selectOpenChoice({ name, ...type }, { structureTypeName: name }, handlers)}
          onNext={handlers.onNext}
        />
      ))}
    </OptionGroup>
  );
}

interface OpenChoice {
  name: string;
  description: string;
  enabled: boolean;
  reason?: string | undefined;
}

/** Selects an option if it is offered, and describes it or the reason why it is not. */
function selectOpenChoice(
  { name, description, enabled, reason = "" }: OpenChoice,
  changes: Partial<DesignSelection>,
  { onSelect, onDescribe }: Pick<StepProps, "onSelect" | "onDescribe">,
): void {
  if (enabled) onSelect(changes);
  onDescribe({ name, description: enabled ? description : `is not offered. ${reason}` });
}
