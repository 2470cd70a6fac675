import type { CodePParameters } from "@ligate/contract/design/schemas";
import { updateSelection } from "../../shared/design-model/design-draft-store.ts";
import type { DesignSelection } from "../../shared/design-model/design-selection.ts";
import { PartKindDot } from "../../shared/part-kind/part-kind-dot.tsx";
import { OptionButton } from "../options/option-button.tsx";
import { OptionGroup } from "../options/option-group.tsx";
import { toPartGroups } from "./part-groups.ts";
import type { StepProps } from "./step-props.ts";

export interface PartsStepProps extends StepProps {
  design: DesignSelection;
  parts: CodePParameters;
}

/** The structure map: a group of options for each part kind. */
export function PartsStep({ design, parts, onDescribe, isMissing }: PartsStepProps) {
  return toPartGroups(parts).map(({ legend, kind, field, options }) => (
    <OptionGroup
      key={field}
      legend={
        <>
          <PartKindDot kind={kind} />
          {legend}
        </>
      }
      error={isMissing(field) ? `Choose a ${legend.toLowerCase()}.` : undefined}
    >
      {options.map(({ name, description, enabled }) => (
        <OptionButton
          key={name}
          name={name}
          description={description}
          isSelected={design[field] === name}
          isDisabled={!enabled}
          onSelect={() => {
            updateSelection(4, { [field]: name });
            onDescribe({ name, description });
          }}
        />
      ))}
    </OptionGroup>
  ));
}
