import { Button } from "@ligate/ui/controls/button";
import { Icon } from "@ligate/ui/controls/icon";
import { useOnChange } from "@ligate/ui/controls/use-on-change";
import { cx } from "@ligate/ui/cx";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import { type ReactNode, Suspense, useId, useRef } from "react";
import layout from "../../shared/layout.module.css";
import styles from "./checkout-panel.module.css";
import type { PanelState } from "./checkout-steps.ts";

export interface CheckoutPanelProps {
  title: string;
  state: PanelState;
  /** Shown in the states `done` and `waiting`. */
  preview?: ReactNode;
  onEdit?: () => void;
  /** Reserves the height of the form while its code loads, so that the content below does not shift. */
  placeholderClass?: string;
  /** The form. Stays mounted while the panel is closed, to keep the input. May be lazy. */
  children: ReactNode;
}

export function CheckoutPanel(props: CheckoutPanelProps) {
  const { title, state, preview, onEdit, placeholderClass, children } = props;
  const id = useId();
  const heading = useFocusOnChange(state);

  return (
    <section className={cx(layout.panel, styles.panel)} aria-labelledby={id} data-state={state}>
      <div className={styles.top}>
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
          {title}
          {state === "done" && <Icon name="check" size={20} />}
          {state === "disabled" && <VisuallyHidden> (not available yet)</VisuallyHidden>}
        </h2>
        {state === "done" && onEdit && (
          <Button variant="text" small className={styles.edit} onClick={onEdit}>
            Edit<VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )}
      </div>
      {(state === "done" || state === "waiting") && preview}
      <div hidden={state !== "open"}>
        <Suspense fallback={<div className={placeholderClass} />}>{children}</Suspense>
      </div>
    </section>
  );
}

/**
 * Focuses the heading when the panel opens or is done: screen readers announce it, and the focus is not lost with the
 * closed form. When one panel is done and the next one opens, the next one gets the focus, because its effect runs later.
 */
function useFocusOnChange(state: PanelState) {
  const heading = useRef<HTMLHeadingElement>(null);
  useOnChange(state, () => {
    if (state !== "disabled") heading.current?.focus();
  });
  return heading;
}
