import { Button, LinkButton } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { cx } from "@ligate/ui/cx";
import { useEffect, useRef, useState } from "react";
import { getStep, STEPS, type StepNumber } from "../../shared/design-model/design-steps.ts";
import { AdvisedReasons } from "../advice/advised-reasons.tsx";
import { DesignVerdict } from "../design-verdict.tsx";
import { RestoreOffer } from "../restore-offer.tsx";
import type { Designer } from "../state/use-designer.ts";
import { StepHeader } from "./step-header.tsx";
import { StepPanel } from "./step-panel.tsx";
import type { DescribedOption } from "./step-props.ts";
import styles from "./stepper.module.css";
import { useSubmitStep } from "./use-submit-step.ts";

/** Shows one of the five steps with its options. */
export function Stepper({ designer }: { designer: Designer }) {
  const { step, design, furthest, stepUrl } = designer;
  const [describedOption, setDescribedOption] = useState<DescribedOption>();
  const { submit, isPending, missingChoice } = useSubmitStep(designer);
  const heading = useFocusOnStepChange(step);

  return (
    <div>
      <StepHeader current={step} design={design} furthest={furthest} stepUrl={stepUrl} />
      <h2 className={styles.question} ref={heading} tabIndex={-1}>
        {getStep(step).question}
      </h2>
      <AdvisedReasons designer={designer} />
      <RestoreOffer designer={designer} />
      <OptionDescription option={describedOption} />
      <StepPanel designer={designer} onDescribe={setDescribedOption} missingChoice={missingChoice} />
      <DesignVerdict designer={designer} />
      <StepButtons
        step={step}
        isPending={isPending}
        stepUrl={stepUrl}
        onNext={submit}
        onStartOver={() => {
          setDescribedOption(undefined);
          designer.dispatch({ type: "restart" });
        }}
      />
    </div>
  );
}

/** Moves the focus to the heading when the step changes, as screen readers expect of a new page. */
function useFocusOnStepChange(step: StepNumber) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previousStep = useRef(step);
  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}

/** The description of the option that was clicked last. Its space is reserved, so that a click does not move the options. */
function OptionDescription({ option }: { option: DescribedOption | undefined }) {
  return (
    <p className={cx(styles.description, !option && styles.hint)} aria-live="polite">
      {option ? (
        <>
          <b>{option.name}</b> {option.description}
        </>
      ) : (
        "Click on a design button below to view more information!"
      )}
    </p>
  );
}

interface StepButtonsProps {
  step: StepNumber;
  isPending: boolean;
  stepUrl: (step: StepNumber) => string;
  onNext: () => void;
  onStartOver: () => void;
}

function StepButtons({ step, isPending, stepUrl, onNext, onStartOver }: StepButtonsProps) {
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
