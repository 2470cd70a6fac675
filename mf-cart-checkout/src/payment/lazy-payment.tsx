import { lazy, Suspense } from "react";
import styles from "./lazy-payment.module.css";
import { PaymentBoundary } from "./payment-boundary.tsx";
import type { PaymentViewProps } from "./payment-view.tsx";

export const loadPaymentView = () => import(/* webpackChunkName: "payment" */ "./payment-view.tsx");

const PaymentView = lazy(() => loadPaymentView().then((loaded) => ({ default: loaded.PaymentView })));

/** The payment form, whose code no first load carries. */
export function Payment(props: PaymentViewProps) {
  return (
    <PaymentBoundary>
      <Suspense fallback={<p className={styles.loading}>Loading the payment form…</p>}>
        <PaymentView {...props} />
      </Suspense>
    </PaymentBoundary>
  );
}
