import type { ReactNode } from "react";
import styles from "./design-verdict.module.css";

/** Id of the element that says why a design cannot be made. */
export const VERDICT_ID = "design-verdict";

/** Moves to the reason why a design cannot be made, which may be off the screen. Adds nothing to the history. */
export function VerdictLink({ children }: { children: ReactNode }) {
  return (
    <button
      type="button"
      className={styles.link}
      onClick={() => {
        const verdict = document.getElementById(VERDICT_ID);
        verdict?.scrollIntoView({ block: "center" });
        verdict?.focus({ preventScroll: true });
      }}
    >
      {children}
    </button>
  );
}
