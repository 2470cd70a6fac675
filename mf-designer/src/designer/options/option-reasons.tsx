import styles from "./option-reasons.module.css";

/** A sentence about one or several options. */
export interface OptionReason {
  id: string;
  names: string[];
  text: string;
  /** The options are offered, but do not fit the other choices. */
  isConflict: boolean;
}

/** The reasons why options of a group are not offered or do not fit. Options with the same reason share a line. */
export function OptionReasons({ reasons }: { reasons: readonly OptionReason[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ id, names, text, isConflict }) => (
        <li key={id} className={isConflict ? styles.conflict : undefined}>
          <b>{names.join(", ")}</b>{" "}
          <span id={id}>
            {isConflict ? "Does not fit. " : "Not offered. "}
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
