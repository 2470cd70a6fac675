import { useState } from "react";
import styles from "./boundaries.module.css";

/** In development: a button that outlines who owns what on the page. */
export function Boundaries() {
  const [isShown, show] = useState(false);
  return (
    <>
      <button type="button" className={styles.toggle} aria-pressed={isShown} onClick={() => show(!isShown)}>
        Who owns what
      </button>
      {isShown && <div className={styles.shown} />}
    </>
  );
}
