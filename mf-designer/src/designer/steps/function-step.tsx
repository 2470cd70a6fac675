import type { FunctionType } from "@ligate/contract/design/schemas";
import { updateSelection } from "../../shared/design-model/design-draft-store.ts";
import type { DesignSelection } from "../../shared/design-model/design-selection.ts";
import { OptionCard } from "../options/option-card.tsx";
import { OptionGroup } from "../options/option-group.tsx";
import type { StepProps } from "./step-props.ts";

export interface FunctionStepProps extends StepProps {
  design: DesignSelection;
  functionTypes: readonly FunctionType[];
}

export function FunctionStep({ design, functionTypes, onDescribe, isMissing }: FunctionStepProps) {
  return (
    <OptionGroup
      legend="Function type"
      layout="cards"
      error={isMissing("functionTypeName") ? "Choose a function type." : undefined}
    >
      {functionTypes.map(({ function_type_id, function_type_name, description }) => (
        <OptionCard
          key={function_type_id}
          name={function_type_name}
          description={description}
          isSelected={design.functionTypeName === function_type_name}
          onSelect={() => {
            updateSelection(2, { functionTypeName: function_type_name });
            onDescribe({ name: function_type_name, description });
          }}
        />
      ))}
    </OptionGroup>
  );
}
