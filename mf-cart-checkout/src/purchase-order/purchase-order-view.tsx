import { formatDollars, toDollars } from "@ligate/contract/cents";
import type { PaymentSplit } from "@ligate/contract/payment-split";
import { Alert } from "@ligate/ui/alert";
import { Button } from "@ligate/ui/button";
import { useRef } from "react";
import { type BilledTo, Payment, type PaymentDesk } from "../payment/payment.ts";
import { PurchaseOrderForm } from "./purchase-order-form.tsx";
import styles from "./purchase-order-view.module.css";
import type { PurchaseOrderEntry } from "./use-purchase-order.ts";

export interface PurchaseOrderViewProps {
  entry: PurchaseOrderEntry;
  split: PaymentSplit;
  desk: PaymentDesk;
  /** Makes sure that this form and the rest of the page are filled in. */
  prepare: () => Promise<BilledTo | undefined>;
  /** Orders without a payment now; answers the order's token. */
  place: () => Promise<string>;
}

/** By purchase order: the whole total, or from 1000 dollars on one half, and the other now. */
export function PurchaseOrderView(props: PurchaseOrderViewProps) {
  const { entry, split, desk, prepare } = props;
  if (split.creditCents === 0) return <WholeByPurchaseOrder {...props} />;
  return (
    <div className={styles.view}>
      <Alert kind="notice">
        From $1,000.00 on, 50% is paid upfront by credit card or PayPal, and 50% by purchase order (PO):{" "}
        <strong>{dollars(split.creditCents)}</strong> now and <strong>{dollars(split.poCents)}</strong> by
        purchase order.
      </Alert>
      <PurchaseOrderForm entry={entry} />
      <Payment amountCents={split.creditCents} desk={desk} prepare={prepare} />
    </div>
  );
}

function WholeByPurchaseOrder({ entry, split, desk, prepare, place }: PurchaseOrderViewProps) {
  const button = useRef<HTMLButtonElement>(null);

  async function order() {
    if (desk.isBusy()) return;
    desk.begin();
    if (!(await prepare())) return;
    await desk.place(place);
    // What is inert loses the focus.
    button.current?.focus();
  }

  return (
    <div className={styles.view}>
      <p className={styles.amount}>
        To pay by purchase order (PO): <strong>{dollars(split.poCents)}</strong>
      </p>
      <PurchaseOrderForm entry={entry} onSubmit={order}>
        <Button type="submit" wide ref={button}>
          Place Order
        </Button>
      </PurchaseOrderForm>
    </div>
  );
}

const dollars = (cents: number) => formatDollars(toDollars(cents));
