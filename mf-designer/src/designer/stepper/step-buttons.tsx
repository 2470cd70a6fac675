import { Button, LinkButton } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { STEPS, type StepNumber } from "../../shared/design-model/design-steps.ts";
import styles from "./step-buttons.module.css";

export interface StepButtonsProps {
  step: StepNumber;
  isPending: boolean;
  stepUrl: (step: StepNumber) => string;
  onNext: () => void;
  onStartOver: () => void;
}

export function StepButtons({ step, isPending, stepUrl, onNext, onStartOver }: StepButtonsProps) {
  const nextName = STEPS[step]?.name.toLowerCase() ?? "formats and prices";
  return (
    <div className={styles.buttons}>
      {step > 1 && (
        <LinkButton variant="outlined" to={stepUrl((step - 1) as StepNumber)}>
          Back
        </LinkButton>
      )}
      <Button onClick={ignoreDoubleClick(onNext)} aria-disabled={isPending || undefined}>
        {isPending ? "One moment…" : `Next: ${nextName}`}
      </Button>
      {step > 1 && (
        <Button variant="text" className={styles.startOver} onClick={onStartOver}>
          Start over
        </Button>
      )}
    </div>
  );
}
