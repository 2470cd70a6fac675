import type { ShippingAddress } from "@ligate/contract/address";
import { lazy } from "react";
import type { BillingDetailsProps } from "./billing-details.tsx";
import { CheckoutPanel } from "./checkout-panel.tsx";
import { loadBillingDetails } from "./load-forms.ts";
import type { PanelState } from "./steps.ts";

const BillingDetails = lazy(loadBillingDetails);

export interface BillingPanelProps extends Omit<BillingDetailsProps, "shipping"> {
  state: PanelState;
  /** Once it is known, the payment form stays: open, or closed while the address is edited. */
  shipping: ShippingAddress | undefined;
}

export function BillingPanel({ state, shipping, ...details }: BillingPanelProps) {
  return (
    <CheckoutPanel title="2. Billing" state={state}>
      {shipping && <BillingDetails shipping={shipping} {...details} />}
    </CheckoutPanel>
  );
}
