import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from "react";
import { cx } from "../cx.tsx";
import styles from "./dialog.module.css";

export interface DialogProps extends Omit<ComponentProps<"dialog">, "ref" | "title"> {
  /** The heading, which also labels the dialog. A dialog without a heading needs an `aria-label`. */
  heading?: string;
  /** The buttons below the content; `close` closes the dialog. */
  actions: (close: () => void) => ReactNode;
  /** Called after the dialog has closed by Escape or `close`. Unmount the dialog here. */
  onClose: () => void;
}

/** A modal dialog, open while it is mounted. Closing it returns the focus to the element that had it before. */
export function Dialog({ heading, actions, className, children, ...rest }: DialogProps) {
  const headingId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog
      ref={dialog}
      className={cx(styles.dialog, className)}
      aria-labelledby={heading && headingId}
      {...rest}
    >
      {heading && (
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
      )}
      {children}
      <div className={styles.actions}>{actions(() => dialog.current?.close())}</div>
    </dialog>
  );
}
