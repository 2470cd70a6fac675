import { Tabs } from "@ligate/ui/tabs";
import { lazy, Suspense } from "react";
import { type BilledTo, Payment, PaymentBoundary, type PaymentDesk } from "../payment/payment.ts";
import { loadPurchaseOrderView, type PurchaseOrderViewProps } from "../purchase-order/purchase-order.ts";
import type { PaymentChoice, PaymentTab } from "./use-payment-choice.ts";

const PurchaseOrderView = lazy(() =>
  loadPurchaseOrderView().then((loaded) => ({ default: loaded.PurchaseOrderView })),
);

export interface PaymentTabsProps {
  choice: PaymentChoice;
  desk: PaymentDesk;
  /** Makes sure that the billing address is filled in. */
  prepareCard: () => Promise<BilledTo | undefined>;
  purchaseOrder: Pick<PurchaseOrderViewProps, "entry" | "prepare" | "place">;
}

/** The ways to pay, one tab each. What one of them rendered is not used for the other. */
export function PaymentTabs({ choice, desk, prepareCard, purchaseOrder }: PaymentTabsProps) {
  const { split, tabs, tab, select } = choice;
  const all = {
    card: {
      label: "Credit Card",
      panel: <Payment key="card" amountCents={split.creditCents} desk={desk} prepare={prepareCard} />,
    },
    po: {
      label: "Credit Card and Purchase Order",
      panel: (
        <PaymentBoundary key="po">
          <Suspense>
            <PurchaseOrderView split={split} desk={desk} {...purchaseOrder} />
          </Suspense>
        </PaymentBoundary>
      ),
    },
  };
  return (
    <Tabs
      label="Payment"
      tabs={tabs.map((id) => ({ id, ...all[id] }))}
      selected={tab}
      onSelect={(id) => select(id as PaymentTab)}
    />
  );
}
