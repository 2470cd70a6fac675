import type { PurchaseOrderTerms } from "@ligate/contract/cart/schemas";
import { formatCents } from "@ligate/contract/common/money";
import {
  type PaymentSplit,
  purchaseOrderSplit,
  STANDARD_NET_DAYS,
} from "@ligate/contract/payments/payment-split";
import { Tabs } from "@ligate/ui/controls/tabs";
import { useState } from "react";
import { type BillingContact, LazyPaymentForm, type PaymentController } from "../../payment/index.ts";
import { LazyPurchaseOrderPanel, type PurchaseOrderPanelProps } from "../../purchase-order/index.ts";

export interface PaymentTabsProps {
  choice: PaymentChoice;
  payment: PaymentController;
  /** Resolves to the billing address of the card; to `undefined` if it is incomplete. */
  prepareCard: () => Promise<BillingContact | undefined>;
  purchaseOrder: Pick<PurchaseOrderPanelProps, "input" | "prepare">;
}

/** A tab for each way to pay. The keys give each tab its own PayPal button and card fields. */
export function PaymentTabs({ choice, payment, prepareCard, purchaseOrder }: PaymentTabsProps) {
  const { split, tabs, tab, select, poSplit, terms } = choice;
  const netDays = terms?.pays_all ? terms.net_days : undefined;
  const panels = {
    card: {
      label: "Credit Card",
      note: `${formatCents(choice.totalCents)} now, by card or PayPal`,
      panel: (
        <LazyPaymentForm key="card" amountCents={split.creditCents} payment={payment} prepare={prepareCard} />
      ),
    },
    po: {
      label: "Credit Card and Purchase Order",
      note: poSplit && describeSplit(poSplit, netDays),
      panel: (
        <LazyPurchaseOrderPanel key="po" split={split} terms={terms} payment={payment} {...purchaseOrder} />
      ),
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

function describeSplit({ creditCents, poCents }: PaymentSplit, netDays = STANDARD_NET_DAYS): string {
  const later = `${formatCents(poCents)} on an invoice, net ${netDays} days`;
  return creditCents === 0 ? later : `${formatCents(creditCents)} now, ${later}`;
}

/** `card`: card or PayPal. `po`: purchase order; without terms, from 1000 dollars half by card or PayPal. */
type PaymentTab = "card" | "po";

export interface PaymentChoice {
  /** Includes `po` on terms, and for totals of 100 dollars or more. */
  tabs: readonly PaymentTab[];
  tab: PaymentTab;
  select: (tab: PaymentTab) => void;
  totalCents: number;
  /** How a purchase order splits the total; `undefined` if it is too small for one. */
  poSplit: PaymentSplit | undefined;
  terms: PurchaseOrderTerms | undefined;
  /** How the selected tab splits the total. */
  split: PaymentSplit;
}

/** The selected payment tab; `card` if the total is too small for purchase orders. */
export function usePaymentChoice(totalCents: number, terms?: PurchaseOrderTerms): PaymentChoice {
  const [selected, select] = useState<PaymentTab>("card");
  const poSplit = purchaseOrderSplit(totalCents, terms?.pays_all);
  const tab = poSplit ? selected : "card";
  const cardSplit = { creditCents: totalCents, poCents: 0 };
  return {
    tabs: poSplit ? ["card", "po"] : ["card"],
    tab,
    select,
    totalCents,
    poSplit,
    terms,
    split: tab === "po" && poSplit ? poSplit : cardSplit,
  };
}
