import { lazy, Suspense } from "react";
import styles from "./lazy-payment-form.module.css";
import { PaymentErrorBoundary } from "./payment-error-boundary.tsx";
import type { PaymentFormProps } from "./payment-form.tsx";

export const loadPaymentForm = () => import(/* webpackChunkName: "payment" */ "./payment-form.tsx");

const PaymentForm = lazy(() => loadPaymentForm().then((loaded) => ({ default: loaded.PaymentForm })));

export function LazyPaymentForm(props: PaymentFormProps) {
  return (
    <PaymentErrorBoundary payment={props.payment}>
      <Suspense fallback={<p className={styles.loading}>Loading the payment form…</p>}>
        <PaymentForm {...props} />
      </Suspense>
    </PaymentErrorBoundary>
  );
}
