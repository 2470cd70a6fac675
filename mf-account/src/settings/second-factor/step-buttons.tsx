import { Button } from "@ligate/ui/controls/button";
import { SubmitButton } from "@ligate/ui/forms/form";
import styles from "./second-factor.module.css";
import type { OnStep } from "./second-factor-step.ts";

export interface StepButtonsProps {
  /** Text of the submit button. */
  submit: string;
  isPending: boolean;
  onStep: OnStep;
}

/** The buttons below the form of a step; Cancel returns to the status. */
export function StepButtons({ submit, isPending, onStep }: StepButtonsProps) {
  return (
    <div className={styles.buttons}>
      <SubmitButton pending={isPending}>{submit}</SubmitButton>
      <Button variant="text" onClick={() => onStep({ name: "status" })}>
        Cancel
      </Button>
    </div>
  );
}
