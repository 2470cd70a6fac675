import type { CodePParameters } from "@ligate/contract/design/schemas";
import { formatEffect } from "../../shared/figures/format-figures.ts";
import { PartKindDot } from "../../shared/part-kind/part-kind-dot.tsx";
import { OptionButton } from "../options/option-button.tsx";
import { OptionGroup } from "../options/option-group.tsx";
import { type OptionReason, OptionReasons } from "../options/option-reasons.tsx";
import { type PartGroup, type PartOption, toPartGroups, toReasons } from "./part-groups.ts";
import type { StepProps } from "./step-props.ts";

export interface PartsStepProps extends StepProps {
  parts: CodePParameters;
}

/** The structure map: a group of options for each part kind. */
export function PartsStep({ parts, ...props }: PartsStepProps) {
  return toPartGroups(parts).map((group) => <PartGroupOptions key={group.field} group={group} {...props} />);
}

interface PartGroupOptionsProps extends StepProps {
  group: PartGroup;
}

function PartGroupOptions({ group, design, onSelect, onDescribe, missingChoice }: PartGroupOptionsProps) {
  const { legend, kind, field, options } = group;
  const reasons = toReasons(field, options);
  return (
    <OptionGroup
      legend={
        <>
          <PartKindDot kind={kind} />
          {legend}
        </>
      }
      missing={missingChoice(field, `Choose a ${legend.toLowerCase()}.`)}
      reasons={<OptionReasons reasons={reasons} />}
    >
      {options.map((option) => (
        <OptionButton
          key={option.name}
          name={option.name}
          description={option.description}
          effect={effectText(option, design[field] === option.name)}
          isSelected={design[field] === option.name}
          isDisabled={!option.enabled}
          isConflicting={option.enabled && option.conflict !== undefined}
          reasonId={reasonOf(option, reasons)?.id}
          onSelect={() => {
            onSelect({ [field]: option.name });
            onDescribe(option);
          }}
        />
      ))}
    </OptionGroup>
  );
}

function effectText({ enabled, conflict, effect }: PartOption, isSelected: boolean): string | undefined {
  if (!enabled) return undefined;
  if (conflict !== undefined) return "does not fit";
  return isSelected ? undefined : effect && formatEffect(effect);
}

const reasonOf = ({ name }: PartOption, reasons: OptionReason[]) =>
  reasons.find(({ names }) => names.includes(name));
