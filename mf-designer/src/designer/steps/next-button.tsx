import { Button } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import type { StepSubmission } from "./use-submit-step.ts";

export interface NextButtonProps {
  submission: StepSubmission;
  /** Without the name of the next step. */
  isShort?: boolean;
  className?: string | undefined;
}

/** Submits the step, and names the next one. */
export function NextButton({ submission, isShort, className }: NextButtonProps) {
  const { submit, next, isPending } = submission;
  const label = isShort ? "Next" : `Next: ${next}`;
  return (
    <Button className={className} onClick={ignoreDoubleClick(submit)} aria-disabled={isPending || undefined}>
      {isPending ? (isShort ? "Wait…" : "One moment…") : label}
    </Button>
  );
}
