import { Tabs } from "@ligate/ui/controls/tabs";
import { lazy, Suspense } from "react";
import {
  type BillingContact,
  LazyPaymentForm,
  type PaymentController,
  PaymentErrorBoundary,
} from "../../payment/index.ts";
import { loadPurchaseOrderPanel, type PurchaseOrderPanelProps } from "../../purchase-order/index.ts";
import type { PaymentChoice, PaymentTab } from "./use-payment-choice.ts";

const PurchaseOrderPanel = lazy(() =>
  loadPurchaseOrderPanel().then((loaded) => ({ default: loaded.PurchaseOrderPanel })),
);

export interface PaymentTabsProps {
  choice: PaymentChoice;
  payment: PaymentController;
  /** Resolves to the billing address of the card; to `undefined` if it is incomplete. */
  prepareCard: () => Promise<BillingContact | undefined>;
  purchaseOrder: Pick<PurchaseOrderPanelProps, "input" | "prepare">;
}

/** One tab for each way to pay. Each tab renders its own PayPal button and card fields: their keys differ. */
export function PaymentTabs({ choice, payment, prepareCard, purchaseOrder }: PaymentTabsProps) {
  const { split, tabs, tab, select } = choice;
  const panels = {
    card: {
      label: "Credit Card",
      panel: (
        <LazyPaymentForm key="card" amountCents={split.creditCents} payment={payment} prepare={prepareCard} />
      ),
    },
    po: {
      label: "Credit Card and Purchase Order",
      panel: (
        <PaymentErrorBoundary key="po" payment={payment}>
          <Suspense>
            <PurchaseOrderPanel split={split} payment={payment} {...purchaseOrder} />
          </Suspense>
        </PaymentErrorBoundary>
      ),
    },
  };
  return (
    <Tabs
      label="Payment"
      tabs={tabs.map((id) => ({ id, ...panels[id] }))}
      selected={tab}
      onSelect={(id) => select(id as PaymentTab)}
    />
  );
}
