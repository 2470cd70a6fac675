import { type Tab, Tabs } from "@ligate/ui/tabs";
import { lazy, Suspense, useState } from "react";
import { loadPaymentView, type PaymentViewProps } from "../payment/payment.ts";
import styles from "./billing-panel.module.css";
import { PaymentBoundary } from "./payment-boundary.tsx";

const PaymentView = lazy(() => loadPaymentView().then((loaded) => ({ default: loaded.PaymentView })));

/** The ways to pay, one tab each. */
export function PaymentTabs(props: PaymentViewProps) {
  const [selected, setSelected] = useState("card");
  const tabs: Tab[] = [{ id: "card", label: "Credit Card", panel: <CardPayment {...props} /> }];
  return <Tabs label="Payment" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

function CardPayment(props: PaymentViewProps) {
  return (
    <PaymentBoundary>
      <Suspense fallback={<p className={styles.loading}>Loading the payment form…</p>}>
        <PaymentView {...props} />
      </Suspense>
    </PaymentBoundary>
  );
}
