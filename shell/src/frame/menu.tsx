import { useLocation } from "@ligate/platform/router";
import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./menu.module.css";

export interface MenuProps {
  /** What the button shows. */
  button: ReactNode;
  /** Where the button has no words. */
  label?: string;
  buttonClass?: string;
  /** On which side of the button the menu hangs. */
  side?: "left" | "right";
  panelClass?: string;
  children: ReactNode;
}

/** A button that opens a panel: the platform's popover, with its Escape, its light dismissal and its focus. */
export function Menu({ button, label, buttonClass, side = "left", panelClass, children }: MenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const location = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival closes the menu, the same page too
  useEffect(() => {
    if (panel.current?.matches(":popover-open")) panel.current.hidePopover();
  }, [location]);

  return (
    <>
      <button type="button" className={buttonClass} popoverTarget={id} aria-label={label}>
        {button}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={`${styles.panel} ${styles[side]} ${panelClass ?? ""}`}
      >
        {children}
      </div>
    </>
  );
}
