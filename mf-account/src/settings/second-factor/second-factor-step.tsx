import type { SecondFactorSetup } from "@ligate/contract/account/second-factor-schemas";
import { Button } from "@ligate/ui/controls/button";
import { SubmitButton } from "@ligate/ui/forms/form";
import styles from "./second-factor.module.css";

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

/** The content of the second factor's panel: its status, or a step of a change. */
export type SecondFactorStep =
  | { name: "status" }
  | { name: "enter password" }
  | { name: "confirm app"; setup: SecondFactorSetup }
  | { name: "show codes"; codes: readonly string[] }
  | { name: "replace codes" }
  | { name: "remove" };

/** Called with the next step. */
export type OnStep = (step: SecondFactorStep) => void;
