import type { ShippingAddress } from "@ligate/contract/address/schemas";
import { lazy } from "react";
import { CheckoutPanel } from "../panels/checkout-panel.tsx";
import type { PanelState } from "../panels/checkout-steps.ts";
import { loadBillingDetails } from "../panels/load-forms.ts";
import type { BillingDetailsProps } from "./billing-details.tsx";
import { PaymentTabs } from "./payment-tabs.tsx";
import type { PaymentChoice } from "./use-payment-choice.ts";

const BillingDetails = lazy(loadBillingDetails);

export interface BillingPanelProps extends Omit<BillingDetailsProps, "shipping" | "children"> {
  state: PanelState;
  /** Mounts the payment form once it is known. Stays defined while the address is edited. */
  shipping: ShippingAddress | undefined;
  choice: PaymentChoice;
}

export function BillingPanel({ state, shipping, choice, ...details }: BillingPanelProps) {
  return (
    <CheckoutPanel title="2. Billing" state={state}>
      {shipping && (
        <BillingDetails shipping={shipping} {...details}>
          {/* Not rendered by the lazy BillingDetails, whose chunk would contain the payment code a second time. */}
          {(preparation) => <PaymentTabs choice={choice} payment={details.payment} {...preparation} />}
        </BillingDetails>
      )}
    </CheckoutPanel>
  );
}
