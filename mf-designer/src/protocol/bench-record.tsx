import { benchSheet } from "@ligate/contract/bench-sheet";
import styles from "./bench-record.module.css";

/** Lines to fill in by hand: on paper only. */
export function BenchRecord() {
  return (
    <dl className={styles.record}>
      {benchSheet.record.map((line) => (
        <div key={line}>
          <dt>{line}</dt>
          <dd />
        </div>
      ))}
    </dl>
  );
}
