import styles from "./bench-record.module.css";

const LINES = ["Kit SKU and lot", "Cells and passage", "Started on", "By"];

/** Lines to fill in by hand: on paper only. */
export function BenchRecord() {
  return (
    <dl className={styles.record}>
      {LINES.map((line) => (
        <div key={line}>
          <dt>{line}</dt>
          <dd />
        </div>
      ))}
    </dl>
  );
}
