import type { ShippingAddress } from "@ligate/contract/address/schemas";
import { LinkButton } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { lazy } from "react";
import { CheckoutPanel } from "../panels/checkout-panel.tsx";
import type { PanelState } from "../panels/checkout-steps.ts";
import { loadBillingDetails } from "../panels/load-forms.ts";
import styles from "./billing-details.module.css";
import type { BillingDetailsProps } from "./billing-details.tsx";
import type { PaymentChoice } from "./payment-tabs.tsx";
import { PaymentTabs } from "./payment-tabs.tsx";

const BillingDetails = lazy(loadBillingDetails);

export interface BillingPanelProps
  extends Omit<BillingDetailsProps, "shipping" | "hasPurchaseOrder" | "children"> {
  state: PanelState;
  /** Mounts the payment form once it is known. Stays defined while the address is edited. */
  shipping: ShippingAddress | undefined;
  choice: PaymentChoice;
  /** Why the cart cannot be ordered. */
  problem: string | undefined;
}

export function BillingPanel({ state, shipping, choice, problem, ...details }: BillingPanelProps) {
  return (
    <CheckoutPanel title="2. Billing" state={state}>
      {shipping && (
        <BillingDetails shipping={shipping} hasPurchaseOrder={choice.split.poCents > 0} {...details}>
          {/* Not rendered by the lazy BillingDetails, whose chunk would contain the payment code a second time. */}
          {(preparation) =>
            problem ? (
              <CheckoutProblem text={problem} />
            ) : (
              <PaymentTabs choice={choice} payment={details.payment} {...preparation} />
            )
          }
        </BillingDetails>
      )}
    </CheckoutPanel>
  );
}

function CheckoutProblem({ text }: { text: string }) {
  return (
    <div className={styles.problem}>
      <Alert kind="notice">{text}</Alert>
      <LinkButton to="/cart">Change the cart</LinkButton>
    </div>
  );
}
