import styles from "./fact-list.module.css";
import { SequenceText } from "./sequence-text.tsx";

/** A value of more characters than this is shortened until it is opened. */
const LONG_VALUE = 160;

export interface Fact {
  label: string;
  value: string;
  /** Bases that belong to the value. */
  sequence?: string;
}

export interface FactListProps {
  facts: readonly Fact[];
}

/** Labels with their values, in small type. Long values and sequences are collapsed. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, sequence }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <FactValue value={value} />
            {sequence && <SequenceText name={label} bases={sequence} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FactValue({ value }: { value: string }) {
  if (value.length <= LONG_VALUE) return value;
  return (
    <details className={styles.long}>
      <summary className={styles.summary}>
        <span className={styles.text}>{value}</span>
        <span className={styles.more}>Show all</span>
      </summary>
    </details>
  );
}
