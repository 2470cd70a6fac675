import type { PaymentController } from "./controller/payment-controller.ts";
import { getMessage, isProcessing } from "./controller/payment-machine.ts";
import { usePaymentState } from "./controller/use-payment.ts";
import styles from "./processing-overlay.module.css";

export interface ProcessingOverlayProps {
  payment: PaymentController;
}

/** Covers its container while a payment is in progress, until there is a message, and announces it to screen readers. */
export function ProcessingOverlay({ payment }: ProcessingOverlayProps) {
  const state = usePaymentState(payment);
  return (
    <div role="status" className={styles.status}>
      {isProcessing(state) && getMessage(state) === undefined && (
        <div className={styles.overlay}>
          <span className={styles.spinner} />
          Processing your payment…
        </div>
      )}
    </div>
  );
}
