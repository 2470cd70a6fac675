import { Button } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { STEPS, type StepNumber } from "../../shared/design-model/design-steps.ts";
import type { StepSubmission } from "./use-submit-step.ts";

export interface NextButtonProps {
  step: StepNumber;
  submission: StepSubmission;
  /** Without the name of the next step. */
  isShort?: boolean;
  className?: string | undefined;
}

/** Submits the step, and names the next one. */
export function NextButton({ step, submission, isShort, className }: NextButtonProps) {
  const { submit, isPending } = submission;
  const nextName = STEPS[step]?.name.toLowerCase() ?? "formats and prices";
  const label = isShort ? "Next" : `Next: ${nextName}`;
  return (
    <Button className={className} onClick={ignoreDoubleClick(submit)} aria-disabled={isPending || undefined}>
      {isPending ? (isShort ? "Wait…" : "One moment…") : label}
    </Button>
  );
}
