import type { ReactNode } from "react";
import styles from "./fact-list.module.css";

export interface FactListProps {
  label: string;
  rows: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names and values under one another. */
export function FactList({ label, rows }: FactListProps) {
  return (
    <section aria-label={label}>
      <dl className={styles.list}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>{value || "–"}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
