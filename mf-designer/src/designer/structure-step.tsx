import type { StructureType } from "@ligate/contract/design";
import { choose } from "../design-in-progress.ts";
import type { DesignSelection } from "../design-selection.ts";
import type { StepProps } from "./described.ts";
import { OptionCard } from "./option-card.tsx";
import { OptionGroup } from "./option-group.tsx";

export interface StructureStepProps extends StepProps {
  design: DesignSelection;
  structureTypes: readonly StructureType[];
}

/** The delivery types; those that the function does not come in are listed, and say why. */
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
          notOffered={type.enabled ? undefined : (type.reason ?? "")}
          onChoose={() => {
            if (type.enabled) choose(3, { structureTypeName: name });
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
