import type { ShippingAddress } from "@ligate/contract/address/schemas";
import { lazy } from "react";
import { CheckoutPanel } from "../panels/checkout-panel.tsx";
import type { PanelState } from "../panels/checkout-steps.ts";
import { loadBillingDetails } from "../panels/load-forms.ts";
import type { BillingDetailsProps } from "./billing-details.tsx";

const BillingDetails = lazy(loadBillingDetails);

export interface BillingPanelProps extends Omit<BillingDetailsProps, "shipping"> {
  state: PanelState;
  /** The payment form is mounted once the address is known, and stays mounted while the address is edited. */
  shipping: ShippingAddress | undefined;
}

export function BillingPanel({ state, shipping, ...details }: BillingPanelProps) {
  return (
    <CheckoutPanel title="2. Billing" state={state}>
      {shipping && <BillingDetails shipping={shipping} {...details} />}
    </CheckoutPanel>
  );
}
