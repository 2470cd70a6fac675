import type { DesignSelection } from "../../shared/design-model/design-selection.ts";
import type { StepProps } from "./step-props.ts";

interface OpenChoice {
  name: string;
  description: string;
  enabled: boolean;
  reason?: string;
}

/** Selects an option if it is offered, and describes it or the reason why it is not. */
export function selectOpenChoice(
  { name, description, enabled, reason = "" }: OpenChoice,
  changes: Partial<DesignSelection>,
  { onSelect, onDescribe }: Pick<StepProps, "onSelect" | "onDescribe">,
): void {
  if (enabled) onSelect(changes);
  onDescribe({ name, description: enabled ? description : `is not offered. ${reason}` });
}
