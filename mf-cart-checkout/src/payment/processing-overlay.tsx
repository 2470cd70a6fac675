import styles from "./processing-overlay.module.css";

export interface ProcessingOverlayProps {
  isProcessing: boolean;
}

/** Covers its container while a payment is in progress, and announces the payment to screen readers. */
export function ProcessingOverlay({ isProcessing }: ProcessingOverlayProps) {
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
