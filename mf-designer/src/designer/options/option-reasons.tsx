import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import styles from "./option-reasons.module.css";

/** A sentence about one or several options. */
export interface OptionReason {
  id: string;
  names: string[];
  text: string;
  /** The options are offered, but do not fit the other choices. */
  isConflict: boolean;
}

/**
 * The reasons why options of a group do not fit, and on demand why others are not offered. Options with the same reason
 * share a line.
 */
export function OptionReasons({ reasons }: { reasons: readonly OptionReason[] }) {
  const conflicts = reasons.filter(({ isConflict }) => isConflict);
  const refusals = reasons.filter(({ isConflict }) => !isConflict);
  return (
    <>
      {conflicts.length > 0 && (
        <ul className={styles.conflicts}>
          {conflicts.map(({ id, names, text }) => (
            <li key={id}>
              <b>{names.join(", ")}</b> <span id={id}>Does not fit. {text}</span>
            </li>
          ))}
        </ul>
      )}
      {refusals.length > 0 && (
        <details className={styles.refusals}>
          <summary>Not offered: {refusals.flatMap(({ names }) => names).join(", ")}</summary>
          <ul>
            {refusals.map(({ id, names, text }) => (
              <li key={id}>
                <b>{names.join(", ")}</b> <NotOffered id={id} reason={text} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** The reason why an option is not offered, below "Not offered" as its title. An option is described by the id. */
export function NotOffered({ id, reason }: { id: string; reason: string }) {
  return (
    <span id={id}>
      <VisuallyHidden>Not offered. </VisuallyHidden>
      {reason}
    </span>
  );
}
