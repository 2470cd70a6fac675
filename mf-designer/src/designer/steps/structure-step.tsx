import type { StructureType } from "@ligate/contract/design/schemas";
import { updateSelection } from "../../shared/design-model/design-draft-store.ts";
import type { DesignSelection } from "../../shared/design-model/design-selection.ts";
import { OptionCard } from "../options/option-card.tsx";
import { OptionGroup } from "../options/option-group.tsx";
import type { StepProps } from "./step-props.ts";

export interface StructureStepProps extends StepProps {
  design: DesignSelection;
  structureTypes: readonly StructureType[];
}

/** The delivery types. Types that the function is not available in are listed with the reason. */
export function StructureStep({ design, structureTypes, onDescribe, isMissing }: StructureStepProps) {
  return (
    <OptionGroup
      legend="Delivery type"
      layout="cards"
      error={isMissing("structureTypeName") ? "Choose a delivery type." : undefined}
    >
      {structureTypes.map(({ structure_type_symbol, structure_type_name: name, ...type }) => (
        <OptionCard
          key={structure_type_symbol}
          name={name}
          description={type.description}
          isSelected={design.structureTypeName === name}
          unavailableReason={type.enabled ? undefined : (type.reason ?? "")}
          onSelect={() => {
            if (type.enabled) updateSelection(3, { structureTypeName: name });
            onDescribe({
              name,
              description: type.enabled ? type.description : `is not offered. ${type.reason ?? ""}`,
            });
          }}
        />
      ))}
    </OptionGroup>
  );
}
