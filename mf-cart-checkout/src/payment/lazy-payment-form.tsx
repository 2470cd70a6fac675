import { Button } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { Component, lazy, type ReactNode, Suspense } from "react";
import type { PaymentController } from "./controller/payment-controller.ts";
import { isPossiblyPaid } from "./controller/payment-machine.ts";
import { usePaymentState } from "./controller/use-payment.ts";
import styles from "./lazy-payment-form.module.css";
import type { PaymentFormProps } from "./payment-form.tsx";
import { PaymentOutcome } from "./payment-status.tsx";

export const loadPaymentForm = () => import(/* webpackChunkName: "payment" */ "./payment-form.tsx");

const PaymentForm = lazy(() => loadPaymentForm().then((loaded) => ({ default: loaded.PaymentForm })));

export function LazyPaymentForm(props: PaymentFormProps) {
  return (
    <PaymentErrorBoundary payment={props.payment}>
      <PaymentOutcome payment={props.payment} />
      <Suspense fallback={<p className={styles.loading}>Loading the payment form…</p>}>
        <PaymentForm {...props} />
      </Suspense>
    </PaymentErrorBoundary>
  );
}

export interface PaymentErrorBoundaryProps {
  payment: PaymentController;
  children: ReactNode;
}

interface PaymentErrorBoundaryState {
  hasFailed: boolean;
}

/** Catches errors of the payment form, such as code that does not load, so that the rest of the page stays usable. */
export class PaymentErrorBoundary extends Component<PaymentErrorBoundaryProps, PaymentErrorBoundaryState> {
  override state: PaymentErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): PaymentErrorBoundaryState {
    return { hasFailed: true };
  }

  override render() {
    const { payment, children } = this.props;
    return this.state.hasFailed ? <FormError payment={payment} /> : children;
  }
}

function FormError({ payment }: { payment: PaymentController }) {
  const isUncharged = !isPossiblyPaid(usePaymentState(payment));
  return (
    <div className={styles.failed}>
      <Alert kind="error">
        The payment form could not be loaded.{isUncharged && " Nothing was charged."}
      </Alert>
      {/* Reloads, because a document does not request a failed module again. The input is kept as a draft. */}
      <Button variant="outlined" onClick={() => window.location.reload()}>
        Retry
      </Button>
    </div>
  );
}
