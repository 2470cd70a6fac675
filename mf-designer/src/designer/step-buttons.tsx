import { Button, LinkButton } from "@ligate/ui/button";
import { firstClick } from "../first-click.ts";
import { STEPS, type StepNumber } from "../steps.ts";
import { stepAddress } from "./advance.ts";
import styles from "./step-buttons.module.css";

export interface StepButtonsProps {
  step: StepNumber;
  isPending: boolean;
  onNext: () => void;
  onStartOver: () => void;
}

export function StepButtons({ step, isPending, onNext, onStartOver }: StepButtonsProps) {
  const next = STEPS[step]?.name.toLowerCase() ?? "formats and prices";
  return (
    <div className={styles.buttons}>
      {step > 1 && (
        <LinkButton manner="quiet" to={stepAddress((step - 1) as StepNumber)}>
          Back
        </LinkButton>
      )}
      <Button onClick={firstClick(onNext)} aria-disabled={isPending || undefined}>
        {isPending ? "One moment…" : `Next: ${next}`}
      </Button>
      {step > 1 && (
        <Button manner="plain" className={styles.startOver} onClick={onStartOver}>
          Start over
        </Button>
      )}
    </div>
  );
}
