import styles from "./processing.module.css";

export interface ProcessingProps {
  isProcessing: boolean;
}

/** Covers what holds it while a payment is under way, and says so. */
export function Processing({ isProcessing }: ProcessingProps) {
  return (
    <div role="status" className={styles.status}>
      {isProcessing && (
        <div className={styles.overlay}>
          <span className={styles.spinner} />
          Processing your payment…
        </div>
      )}
    </div>
  );
}
