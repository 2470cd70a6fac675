import type { StructureType } from "@ligate/contract/design/schemas";
import { OptionCard } from "../options/option-card.tsx";
import { OptionGroup } from "../options/option-group.tsx";
import { selectOpenChoice } from "./select-open-choice.ts";
import type { StepProps } from "./step-props.ts";

export interface StructureStepProps extends StepProps {
  structureTypes: readonly StructureType[];
}

/** The delivery types. Types that the function is not available in are listed with the reason. */
export function StructureStep({ design, structureTypes, missingChoice, ...handlers }: StructureStepProps) {
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
          isSelected={design.structureTypeName === name}
          unavailableReason={type.enabled ? undefined : (type.reason ?? "")}
          onSelect={() => selectOpenChoice({ name, ...type }, { structureTypeName: name }, handlers)}
        />
      ))}
    </OptionGroup>
  );
}
