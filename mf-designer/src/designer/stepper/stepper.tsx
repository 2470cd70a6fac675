import { useEffect, useRef, useState } from "react";
import { getStep, type StepNumber } from "../../shared/design-model/design-steps.ts";
import { AdvisedReasons } from "../advice/advised-reasons.tsx";
import { RestoreOffer } from "../restore/restore-offer.tsx";
import type { Designer } from "../state/use-designer.ts";
import { StepPanel } from "../steps/step-panel.tsx";
import type { DescribedOption } from "../steps/step-props.ts";
import { DesignVerdict } from "../verdict/design-verdict.tsx";
import { OptionDescription } from "./option-description.tsx";
import { StepButtons } from "./step-buttons.tsx";
import { StepHeader } from "./step-header.tsx";
import styles from "./stepper.module.css";
import { useSubmitStep } from "./use-submit-step.ts";

/** Shows one of the five steps with its options. */
export function Stepper({ designer }: { designer: Designer }) {
  const { step, design, furthest, stepUrl } = designer;
  const [describedOption, setDescribedOption] = useState<DescribedOption>();
  const { submit, isPending, error, missingChoice } = useSubmitStep(designer);
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
      <DesignVerdict designer={designer} submitError={error} />
      <StepButtons
        step={step}
        isPending={isPending}
        stepUrl={stepUrl}
        onNext={submit}
        onStartOver={() => {
          setDescribedOption(undefined);
          designer.startOver();
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
