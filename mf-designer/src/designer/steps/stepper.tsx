import { Button, LinkButton } from "@ligate/ui/controls/button";
import { cx } from "@ligate/ui/cx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { getStep, STEPS, type StepNumber } from "../../shared/design-model/design-steps.ts";
import { AdvisedReasons } from "../advice/advised-reasons.tsx";
import { DesignVerdict } from "../design-verdict.tsx";
import { RestoreOffer } from "../restore-offer.tsx";
import { findNextStep, findOnlyOption } from "../state/only-options.ts";
import type { Designer } from "../state/use-designer.ts";
import { NextButton } from "./next-button.tsx";
import { StepHeader } from "./step-header.tsx";
import { StepPanel } from "./step-panel.tsx";
import type { DescribedOption } from "./step-props.ts";
import styles from "./stepper.module.css";
import type { StepSubmission } from "./use-submit-step.ts";

export interface StepperProps {
  designer: Designer;
  submission: StepSubmission;
}

/** Shows one of the five steps with its options. */
export function Stepper({ designer, submission }: StepperProps) {
  const { step, design, furthest, stepUrl } = designer;
  const [described, setDescribed] = useState<{ step: StepNumber; option: DescribedOption }>();
  if (described && described.step !== step) setDescribed(undefined);
  const heading = useFocusOnStepChange(step);

  return (
    <div>
      <StepHeader current={step} design={design} furthest={furthest} stepUrl={stepUrl} />
      <h2 className={styles.question} ref={heading} tabIndex={-1}>
        {getStep(step).question}
      </h2>
      <OnlyOptions designer={designer} />
      <AdvisedReasons designer={designer} />
      <RestoreOffer designer={designer} />
      <OptionDescription option={described?.option} />
      <StepPanel
        designer={designer}
        onDescribe={(option) => setDescribed({ step, option })}
        onNext={submission.submit}
        missingChoice={submission.missingChoice}
      />
      <DesignVerdict designer={designer} />
      <StepButtons
        step={step}
        stepUrl={stepUrl}
        next={<NextButton submission={submission} className={styles.next} />}
        onStartOver={() => designer.dispatch({ type: "restart" })}
      />
    </div>
  );
}

/** Says of this step, and of those that Next passed before it, that their only option is chosen. */
function OnlyOptions({ designer: { answer, step, design } }: { designer: Designer }) {
  const passed = STEPS.filter(
    ({ number }) => number <= step && (number === step || findNextStep(answer, number) === step),
  );
  return passed.map(({ number, name }) => {
    const only = findOnlyOption(answer, number);
    const gene = design.geneOption === "geneSearch" && design.geneSymbol ? ` for ${design.geneSymbol}` : "";
    return (
      only !== undefined && (
        <p key={number} className={styles.only}>
          {name}: only {only} is offered{gene}, and chosen for you.
        </p>
      )
    );
  });
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
  stepUrl: (step: StepNumber) => string;
  next: ReactNode;
  onStartOver: () => void;
}

function StepButtons({ step, stepUrl, next, onStartOver }: StepButtonsProps) {
  return (
    <div className={styles.buttons}>
      {step > 1 && (
        <LinkButton variant="outlined" to={stepUrl((step - 1) as StepNumber)}>
          Back
        </LinkButton>
      )}
      {next}
      {step > 1 && (
        <Button variant="text" className={styles.startOver} onClick={onStartOver}>
          Start over
        </Button>
      )}
    </div>
  );
}
