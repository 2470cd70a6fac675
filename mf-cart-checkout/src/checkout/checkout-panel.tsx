import { Button } from "@ligate/ui/button";
import { classes } from "@ligate/ui/classes";
import { Icon } from "@ligate/ui/icon";
import { VisuallyHidden } from "@ligate/ui/visually-hidden";
import { type ReactNode, Suspense, useEffect, useId, useRef } from "react";
import layout from "../layout.module.css";
import styles from "./checkout-panel.module.css";
import type { PanelState } from "./steps.ts";

export interface CheckoutPanelProps {
  title: string;
  state: PanelState;
  /** Shown while it is done. */
  preview?: ReactNode;
  onEdit?: () => void;
  /** Holds the place of its form until that is there, so that what stands below does not jump. */
  waitingClass?: string;
  /** Stays mounted while closed, so that nothing typed is lost. May be lazy. */
  children: ReactNode;
}

export function CheckoutPanel({ title, state, preview, onEdit, waitingClass, children }: CheckoutPanelProps) {
  const id = useId();
  const heading = useFocusOnChange(state);

  return (
    <section className={classes(layout.panel, styles.panel)} aria-labelledby={id} data-state={state}>
      <div className={styles.top}>
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
          {title}
          {state === "done" && <Icon name="check" size={20} />}
          {state === "disabled" && <VisuallyHidden> (not available yet)</VisuallyHidden>}
        </h2>
        {state === "done" && onEdit && (
          <Button manner="plain" small className={styles.edit} onClick={onEdit}>
            Edit<VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )}
      </div>
      {state === "done" && preview}
      <div hidden={state !== "open"}>
        <Suspense fallback={<div className={waitingClass} />}>{children}</Suspense>
      </div>
    </section>
  );
}

/**
 * A panel that opens or is done takes the focus, so that it is read out and the focus is not lost with what was
 * closed. Where one is done and the next one opens, that one comes later, and has it.
 */
function useFocusOnChange(state: PanelState) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (state !== before.current && state !== "disabled") heading.current?.focus();
    before.current = state;
  }, [state]);
  return heading;
}
