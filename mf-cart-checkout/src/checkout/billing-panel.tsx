import type { PaymentDesk } from "../payment.ts";
import { BillingAddressFields } from "./billing-address-fields.tsx";
import styles from "./billing-panel.module.css";
import { CheckoutPanel } from "./checkout-panel.tsx";
import { PaymentTabs } from "./payment-tabs.tsx";
import type { PanelState } from "./steps.ts";
import type { Billing } from "./use-billing.ts";

export interface BillingPanelProps {
  state: PanelState;
  /** Whether the buyer has come as far as this once; from then on the payment form stays, open or closed. */
  isReached: boolean;
  billing: Billing;
  /** What is to be paid by card or PayPal. */
  amountCents: number;
  desk: PaymentDesk;
}

export function BillingPanel({ state, isReached, billing, amountCents, desk }: BillingPanelProps) {
  return (
    <CheckoutPanel title="2. Billing" state={state}>
      {isReached && (
        <div className={styles.billing}>
          <BillingAddressFields billing={billing} />
          <PaymentTabs amountCents={amountCents} desk={desk} prepare={billing.read} />
        </div>
      )}
    </CheckoutPanel>
  );
}
