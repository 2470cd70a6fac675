import styles from "./area-pending.module.css";

/** While an area loads; unseen for its first 150 ms. */
export function AreaPending() {
  return (
    <p className={styles.pending} role="status">
      Loading…
    </p>
  );
}
