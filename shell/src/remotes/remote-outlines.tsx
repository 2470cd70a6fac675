import { useState } from "react";
import styles from "./remote-outlines.module.css";

/** In development: a button that outlines the parts of a page and names their remotes. */
export function RemoteOutlines() {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        Show remotes
      </button>
      {isShown && <div className={styles.shown} />}
    </>
  );
}
