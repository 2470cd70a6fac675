import { Link } from "@ligate/platform/router";
import { cx } from "@ligate/ui/cx";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import type { DesignSelection } from "../../shared/design-model/design-selection.ts";
import { missingFields, STEPS, type StepNumber } from "../../shared/design-model/design-steps.ts";
import styles from "./step-header.module.css";

export interface StepHeaderProps {
  current: StepNumber;
  design: DesignSelection;
  /** The last step that can be opened. */
  furthest: StepNumber;
  stepUrl: (step: StepNumber) => string;
}

/** Navigation of the five steps. Steps show their number, and the current step a pen icon. */
export function StepHeader({ current, design, furthest, stepUrl }: StepHeaderProps) {
  const isDone = (number: StepNumber) => number <= furthest && missingFields(number, design).length === 0;
  return (
    <nav aria-label="Steps of the design">
      <ol className={styles.steps}>
        {STEPS.map(({ number, name }) => (
          <li key={number} className={cx(styles.step, isDone(number) && styles.done)}>
            {number === current ? (
              <span className={styles.current} aria-current="step">
                <span className={styles.mark}>
                  <PenIcon />
                </span>
                <VisuallyHidden>Step {number}: </VisuallyHidden>
                {name}
              </span>
            ) : (
              <OtherStep number={number} name={name} url={number <= furthest ? stepUrl(number) : undefined} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface OtherStepProps {
  number: StepNumber;
  name: string;
  /** `undefined` if the step cannot be opened yet. */
  url: string | undefined;
}

function OtherStep({ number, name, url }: OtherStepProps) {
  const content = (
    <>
      <span className={styles.mark} aria-hidden="true">
        {number}
      </span>
      <VisuallyHidden>Step {number}: </VisuallyHidden>
      <span className={styles.name}>{name}</span>
    </>
  );
  if (url) return <Link to={url}>{content}</Link>;
  return <span>{content}</span>;
}

function PenIcon() {
  return (
    <svg width="14" height="14" viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
      <path d="M4 20l1-5L16 4l4 4L9 19l-5 1" stroke="currentColor" strokeWidth="2.2" strokeLinejoin="round" />
    </svg>
  );
}
