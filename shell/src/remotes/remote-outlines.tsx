import { useState } from "react";
import styles from "./remote-outlines.module.css";
import type { RemoteRecord } from "./remotes.ts";

interface RemoteOutlinesProps {
  remotes: readonly RemoteRecord[];
}

/** In development: a button that outlines the parts of a page, names their remotes, and lists the releases of all remotes. */
export function RemoteOutlines({ remotes }: RemoteOutlinesProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.corner}>
      {isShown && (
        <ul className={styles.shown} aria-label="Releases">
          {remotes.map(({ name, release }) => (
            <li key={name}>
              {name} {release}
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        Show remotes
      </button>
    </div>
  );
}
