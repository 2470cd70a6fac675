import type { BillingAddress, ShippingAddress } from "@ligate/contract/address";
import { useState } from "react";
import type { PaymentDesk } from "../payment/payment.ts";
import { type PurchaseOrder, usePurchaseOrder } from "../purchase-order/purchase-order.ts";
import { BillingAddressFields } from "./billing-address-fields.tsx";
import styles from "./billing-panel.module.css";
import { keepDraft, readDraft } from "./draft.ts";
import { PaymentTabs } from "./payment-tabs.tsx";
import { useBilling } from "./use-billing.ts";
import type { PaymentChoice } from "./use-payment-choice.ts";

const INCOMPLETE = "An error has occurred. Please make sure to fill in all required fields.";

export interface BillingDetailsProps {
  owner: string;
  shipping: ShippingAddress;
  choice: PaymentChoice;
  desk: PaymentDesk;
  /** Told before each payment: whom it is billed to, where that is not the shipping address. */
  onBilledElsewhere: (address: BillingAddress | undefined) => void;
  /** Told before each payment in which a purchase order has a part. */
  onPurchaseOrder: (purchaseOrder: PurchaseOrder) => void;
  /** Orders by purchase order alone; answers the order's token. */
  place: () => Promise<string>;
}

/** Whom to bill, and how it is paid. Stays while a tab or the panel is closed: so does what was filled in. */
export function BillingDetails(props: BillingDetailsProps) {
  const { owner, shipping, choice, desk, place } = props;
  const billing = useBilling(owner, shipping, props.onBilledElsewhere);
  const [start] = useState(() => readDraft(owner));
  const entry = usePurchaseOrder(start, (typed) => keepDraft(owner, typed));

  async function prepare() {
    const filed = await entry.read();
    if (typeof filed === "string") return void desk.fail(filed);
    props.onPurchaseOrder(filed);
    const billedTo = await billing.read();
    if (!billedTo) desk.fail(INCOMPLETE);
    return billedTo;
  }

  return (
    <div className={styles.billing}>
      <BillingAddressFields billing={billing} />
      <PaymentTabs
        choice={choice}
        desk={desk}
        prepareCard={billing.read}
        purchaseOrder={{ entry, prepare, place }}
      />
    </div>
  );
}
