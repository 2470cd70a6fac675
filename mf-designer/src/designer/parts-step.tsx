import type { CodePParameters } from "@ligate/contract/design";
import { choose } from "../design-in-progress.ts";
import type { DesignSelection } from "../design-selection.ts";
import { KindDot } from "../kind-dot/kind-dot.tsx";
import type { StepProps } from "./described.ts";
import { OptionButton } from "./option-button.tsx";
import { OptionGroup } from "./option-group.tsx";
import { partGroups } from "./part-groups.ts";

export interface PartsStepProps extends StepProps {
  design: DesignSelection;
  parts: CodePParameters;
}

/** The structure map: one section for each part that is chosen. */
export function PartsStep({ design, parts, onDescribe, isMissing }: PartsStepProps) {
  return partGroups(parts).map(({ legend, kind, field, options }) => (
    <OptionGroup
      key={field}
      legend={
        <>
          <KindDot kind={kind} />
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
          onChoose={() => {
            choose(4, { [field]: name });
            onDescribe({ name, description });
          }}
        />
      ))}
    </OptionGroup>
  ));
}
