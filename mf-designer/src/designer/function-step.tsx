import type { FunctionType } from "@ligate/contract/design";
import { choose } from "../design-in-progress.ts";
import type { DesignSelection } from "../design-selection.ts";
import type { StepProps } from "./described.ts";
import { OptionCard } from "./option-card.tsx";
import { OptionGroup } from "./option-group.tsx";

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
          onChoose={() => {
            choose(2, { functionTypeName: function_type_name });
            onDescribe({ name: function_type_name, description });
          }}
        />
      ))}
    </OptionGroup>
  );
}
