import { Alert } from "@ligate/ui/alert";
import { Button } from "@ligate/ui/button";
import { Component, type ReactNode } from "react";
import styles from "./lazy-payment.module.css";

interface PaymentBoundaryState {
  hasFailed: boolean;
}

/** A payment form that does not load takes nothing else of the checkout with it. */
export class PaymentBoundary extends Component<{ children: ReactNode }, PaymentBoundaryState> {
  override state: PaymentBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): PaymentBoundaryState {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className={styles.failed}>
        <Alert kind="error">The payment form could not be loaded. Nothing was charged.</Alert>
        {/* A module that failed to load stays failed in this document; what was typed is kept. */}
        <Button manner="quiet" onClick={() => window.location.reload()}>
          Retry
        </Button>
      </div>
    );
  }
}
