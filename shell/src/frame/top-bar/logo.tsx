import styles from "./logo.module.css";

/** A plasmid ring of three parts. */
export function Logo() {
  return (
    <svg width="30" height="30" viewBox="0 0 30 30" fill="none" strokeWidth="4.4" aria-hidden="true">
      <path className={styles.promoter} d="M15 3a12 12 0 0 1 11.6 9" />
      <path className={styles.effector} d="M27 15a12 12 0 0 1-8.6 11.5" />
      <path className={styles.accent} d="M15 27A12 12 0 0 1 15 3" />
    </svg>
  );
}
