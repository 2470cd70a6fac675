import type { Category } from "@ligate/contract/design/schemas";
import { useNavigateTo } from "@ligate/platform/router";
import { Alert } from "@ligate/ui/feedback/alert";
import { useEffect, useRef, useState } from "react";
import {
  type DesignDraft,
  EMPTY_DRAFT,
  furthestReachableStep,
  replaceDraft,
} from "../../shared/design-model/design-draft-store.ts";
import { getStep, type StepNumber } from "../../shared/design-model/design-steps.ts";
import { StepPanel } from "../steps/step-panel.tsx";
import type { DescribedOption } from "../steps/step-props.ts";
import { OptionDescription } from "./option-description.tsx";
import { StepButtons } from "./step-buttons.tsx";
import { StepHeader } from "./step-header.tsx";
import { stepUrl } from "./step-url.ts";
import styles from "./stepper.module.css";
import { useSubmitStep } from "./use-submit-step.ts";

export interface StepperProps {
  step: StepNumber;
  draft: DesignDraft;
  categories: readonly Category[];
}

/** Shows one of the five steps with its options. */
export function Stepper({ step, draft, categories }: StepperProps) {
  const navigateTo = useNavigateTo();
  const [describedOption, setDescribedOption] = useState<DescribedOption>();
  const { submit, isPending, error, missing } = useSubmitStep(step, draft.design);
  const heading = useFocusOnStepChange(step);

  return (
    <div>
      <StepHeader current={step} furthest={furthestReachableStep(draft)} />
      <h2 className={styles.question} ref={heading} tabIndex={-1}>
        {getStep(step).question}
      </h2>
      <OptionDescription option={describedOption} />
      <StepPanel
        step={step}
        draft={draft}
        categories={categories}
        onDescribe={setDescribedOption}
        isMissing={(field) => missing.some((name) => name === field)}
      />
      {error && (
        <div className={styles.error}>
          <Alert kind="error">{error.message}</Alert>
        </div>
      )}
      <StepButtons
        step={step}
        isPending={isPending}
        onNext={submit}
        onStartOver={() => {
          replaceDraft(EMPTY_DRAFT);
          setDescribedOption(undefined);
          navigateTo(stepUrl(1));
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
