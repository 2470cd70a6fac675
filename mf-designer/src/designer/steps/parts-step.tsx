import type { CodePParameters } from "@ligate/contract/design/schemas";
import { PartKindDot } from "@ligate/ui/content/part-kind-dot";
import { formatEffect } from "../../shared/format-figures.ts";
import { OptionButton } from "../options/option-button.tsx";
import { OptionGroup } from "../options/option-group.tsx";
import { type OptionReason, OptionReasons } from "../options/option-reasons.tsx";
import { isBlocked, type PartGroup, type PartOption, toPartGroups, toReasons } from "./part-groups.ts";
import type { StepProps } from "./step-props.ts";
import styles from "./stepper.module.css";

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
  const isOpen = !isBlocked(options, design[field]);
  const reasons = toReasons(field, options, isOpen);
  // If every option conflicts, another group is the cause.
  const isConcerned = options.some(({ enabled, conflict }) => enabled && conflict === undefined);
  const hasConflict = ({ enabled, conflict }: PartOption) => isConcerned && enabled && conflict !== undefined;
  const offered = options.filter(({ enabled }) => enabled);
  // The other parts have the option None, which needs no explanation.
  const only = field === "promoterName" && offered.length === 1 ? offered[0]?.name : undefined;
  const selected = options.find(({ name }) => name === design[field]);
  return (
    <OptionGroup
      legend={
        <>
          <PartKindDot kind={kind} />
          {legend}
        </>
      }
      missing={missingChoice(field, `Choose a ${legend.toLowerCase()}.`)}
      reasons={
        <>
          {only && <p className={styles.only}>Only {only} is offered, and chosen for you.</p>}
          <OptionReasons reasons={reasons} />
        </>
      }
    >
      {options.map((option) => (
        <OptionButton
          key={option.name}
          name={option.name}
          description={option.description}
          effect={effectText(option, selected, hasConflict(option))}
          isSelected={option === selected}
          isDisabled={!option.enabled}
          isConflicting={hasConflict(option)}
          reasonId={findReason(option, reasons)?.id}
          onSelect={() => {
            onSelect({ [field]: option.name });
            onDescribe(option);
          }}
        />
      ))}
    </OptionGroup>
  );
}

function effectText(
  option: PartOption,
  selected: PartOption | undefined,
  hasConflict: boolean,
): string | undefined {
  if (hasConflict) return "does not fit";
  if (!option.effect || option === selected) return undefined;
  return formatEffect(option.effect, selected?.effect?.level ?? "fine");
}

const findReason = ({ name }: PartOption, reasons: OptionReason[]) =>
  reasons.find(({ names }) => names.includes(name));
