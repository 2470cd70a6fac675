import { Tabs } from "@ligate/ui/controls/tabs";
import { type BillingContact, LazyPaymentForm, type PaymentController } from "../../payment/index.ts";
import { LazyPurchaseOrderPanel, type PurchaseOrderPanelProps } from "../../purchase-order/index.ts";
import type { PaymentChoice, PaymentTab } from "./use-payment-choice.ts";

export interface PaymentTabsProps {
  choice: PaymentChoice;
  payment: PaymentController;
  /** Resolves to the billing address of the card; to `undefined` if it is incomplete. */
  prepareCard: () => Promise<BillingContact | undefined>;
  purchaseOrder: Pick<PurchaseOrderPanelProps, "input" | "prepare">;
}

/** A tab for each way to pay. The keys give each tab its own PayPal button and card fields. */
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
      panel: <LazyPurchaseOrderPanel key="po" split={split} payment={payment} {...purchaseOrder} />,
    },
  };

  function changeTab(id: string) {
    // The message is about a field of the tab that is left.
    payment.dismissMessage();
    select(id as PaymentTab);
  }

  return (
    <Tabs
      label="Payment"
      isLazy
      tabs={tabs.map((id) => ({ id, ...panels[id] }))}
      selected={tab}
      onSelect={changeTab}
    />
  );
}
