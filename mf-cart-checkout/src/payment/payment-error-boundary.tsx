import { Button } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { Component, type ReactNode } from "react";
import styles from "./lazy-payment-form.module.css";

interface PaymentErrorBoundaryState {
  hasFailed: boolean;
}

/** Limits an error of the payment form, such as code that does not load, to the form. */
export class PaymentErrorBoundary extends Component<{ children: ReactNode }, PaymentErrorBoundaryState> {
  override state: PaymentErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): PaymentErrorBoundaryState {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className={styles.failed}>
        <Alert kind="error">The payment form could not be loaded. Nothing was charged.</Alert>
        {/* A document does not request a failed module again. The reload keeps the input: it is saved as a draft. */}
        <Button variant="outlined" onClick={() => window.location.reload()}>
          Retry
        </Button>
      </div>
    );
  }
}
