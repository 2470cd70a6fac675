import { useLocation } from "@ligate/platform/router";
import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./menu.module.css";

export interface MenuProps {
  /** Content of the button. */
  button: ReactNode;
  /** Accessible name of a button without text. */
  label?: string;
  buttonClass?: string;
  /** The edge of the button that the panel is aligned with. */
  side?: "left" | "right";
  panelClass?: string;
  children: ReactNode;
}

/** A button that opens a panel. The browser's popover provides Escape, light dismiss and focus handling. */
export function Menu({ button, label, buttonClass, side = "left", panelClass, children }: MenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const location = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu, also one to the same page
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
