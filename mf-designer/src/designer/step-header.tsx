import { Link } from "@ligate/platform/router";
import { classes } from "@ligate/ui/classes";
import { VisuallyHidden } from "@ligate/ui/visually-hidden";
import { STEPS, type StepNumber } from "../steps.ts";
import { stepAddress } from "./advance.ts";
import styles from "./step-header.module.css";

export interface StepHeaderProps {
  current: StepNumber;
  /** Steps up to this one can be gone to. */
  furthest: StepNumber;
}

/** The five steps: each shows its number, the one that is active a pen. */
export function StepHeader({ current, furthest }: StepHeaderProps) {
  return (
    <nav aria-label="Steps of the design">
      <ol className={styles.steps}>
        {STEPS.map(({ number, name }) => (
          <li key={number} className={classes(styles.step, number < furthest && styles.done)}>
            {number === current ? (
              <span className={styles.current} aria-current="step">
                <span className={styles.mark}>
                  <Pen />
                </span>
                <VisuallyHidden>Step {number}: </VisuallyHidden>
                {name}
              </span>
            ) : (
              <OtherStep number={number} name={name} isOpen={number <= furthest} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function OtherStep({ number, name, isOpen }: { number: StepNumber; name: string; isOpen: boolean }) {
  const content = (
    <>
      <span className={styles.mark} aria-hidden="true">
        {number}
      </span>
      <VisuallyHidden>Step {number}: </VisuallyHidden>
      <span className={styles.name}>{name}</span>
    </>
  );
  if (isOpen) return <Link to={stepAddress(number)}>{content}</Link>;
  return <span className={styles.closed}>{content}</span>;
}

function Pen() {
  return (
    <svg width="14" height="14" viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
      <path d="M4 20l1-5L16 4l4 4L9 19l-5 1" stroke="currentColor" strokeWidth="2.2" strokeLinejoin="round" />
    </svg>
  );
}
