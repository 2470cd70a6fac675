import { notify } from "@ligate/platform/notices";
import { useNavigateTo } from "@ligate/platform/router";
import { useEffect } from "react";
import {
  type PaymentController,
  PaymentErrorBanner,
  ProcessingOverlay,
  usePaymentState,
} from "../payment/index.ts";
import layout from "../shared/layout.module.css";
import styles from "./checkout.module.css";

export interface UnconfirmedOrderProps {
  payment: PaymentController;
}

/** Shown while the cart is empty and the outcome of its payment is not known. If nothing was taken, opens the cart. */
export function UnconfirmedOrder({ payment }: UnconfirmedOrderProps) {
  const state = usePaymentState(payment);
  const navigateTo = useNavigateTo();

  useEffect(() => {
    if (state.name !== "failed") return;
    notify("error", state.message);
    void navigateTo("/cart", { replace: true });
  }, [state, navigateTo]);

  return (
    <section className={`${layout.panel} ${styles.unconfirmed}`} aria-labelledby="your-payment">
      <h2 id="your-payment">Your payment</h2>
      <p>We are asking for the outcome of your payment.</p>
      <ProcessingOverlay payment={payment} />
      <PaymentErrorBanner payment={payment} />
    </section>
  );
}
