import type { Category } from "@ligate/contract/design";
import { useGo } from "@ligate/platform/router";
import { Alert } from "@ligate/ui/alert";
import { useEffect, useRef, useState } from "react";
import { type DesignInProgress, furthestStep, NOTHING_YET, takeOver } from "../design-in-progress.ts";
import { type StepNumber, stepOf } from "../steps.ts";
import { stepAddress } from "./advance.ts";
import type { Described } from "./described.ts";
import { DescriptionArea } from "./description-area.tsx";
import { StepButtons } from "./step-buttons.tsx";
import { StepHeader } from "./step-header.tsx";
import { StepPanel } from "./step-panel.tsx";
import styles from "./stepper.module.css";
import { useSubmitStep } from "./use-submit-step.ts";

export interface StepperProps {
  step: StepNumber;
  progress: DesignInProgress;
  categories: readonly Category[];
}

/** The five steps, one at a time; each has to be valid before the next. */
export function Stepper({ step, progress, categories }: StepperProps) {
  const go = useGo();
  const [described, describe] = useState<Described>();
  const { submit, isPending, problem, missing } = useSubmitStep(step, progress.design);
  const heading = useFocusOnChange(step);

  return (
    <div>
      <StepHeader current={step} furthest={furthestStep(progress)} />
      <h2 className={styles.question} ref={heading} tabIndex={-1}>
        {stepOf(step).question}
      </h2>
      <DescriptionArea option={described} />
      <StepPanel
        step={step}
        progress={progress}
        categories={categories}
        onDescribe={describe}
        isMissing={(field) => missing.some((name) => name === field)}
      />
      {problem && (
        <div className={styles.problem}>
          <Alert kind="error">{problem.message}</Alert>
        </div>
      )}
      <StepButtons
        step={step}
        isPending={isPending}
        onNext={submit}
        onStartOver={() => {
          takeOver(NOTHING_YET);
          describe(undefined);
          go(stepAddress(1));
        }}
      />
    </div>
  );
}

/** Another step is another page to a reader: the focus goes to its heading. */
function useFocusOnChange(step: StepNumber) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
