import type { FunctionType } from "@ligate/contract/design/schemas";
import { OptionCard } from "../options/option-card.tsx";
import { OptionGroup } from "../options/option-group.tsx";
import { selectOpenChoice } from "./select-open-choice.ts";
import type { StepProps } from "./step-props.ts";

export interface FunctionStepProps extends StepProps {
  functionTypes: readonly FunctionType[];
}

/** The functions of the category. Functions that do not apply to the target are listed with the reason. */
export function FunctionStep({ design, functionTypes, missingChoice, ...handlers }: FunctionStepProps) {
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
        />
      ))}
    </OptionGroup>
  );
}
