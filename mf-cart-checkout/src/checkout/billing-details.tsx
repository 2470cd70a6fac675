import type { BillingAddress, ShippingAddress } from "@ligate/contract/address";
import type { PaymentDesk } from "../payment/payment.ts";
import { BillingAddressFields } from "./billing-address-fields.tsx";
import styles from "./billing-panel.module.css";
import { PaymentTabs } from "./payment-tabs.tsx";
import { useBilling } from "./use-billing.ts";

export interface BillingDetailsProps {
  owner: string;
  shipping: ShippingAddress;
  /** What is to be paid by card or PayPal. */
  amountCents: number;
  desk: PaymentDesk;
  /** Told before each payment: whom it is billed to, where that is not the shipping address. */
  onBilledElsewhere: (address: BillingAddress | undefined) => void;
}

/** Whom to bill, and how it is paid. */
export function BillingDetails({
  owner,
  shipping,
  amountCents,
  desk,
  onBilledElsewhere,
}: BillingDetailsProps) {
  const billing = useBilling(owner, shipping, onBilledElsewhere);
  return (
    <div className={styles.billing}>
      <BillingAddressFields billing={billing} />
      <PaymentTabs amountCents={amountCents} desk={desk} prepare={billing.read} />
    </div>
  );
}
