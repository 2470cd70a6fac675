import { type PaymentSplit, purchaseOrderSplit } from "@ligate/contract/payment-split";
import { useState } from "react";

/** Tab 0: card or PayPal. Tab 1: purchase order. */
export type PaymentTab = "card" | "po";

export interface PaymentChoice {
  /** The second tab is offered from 100 dollars on. */
  tabs: readonly PaymentTab[];
  tab: PaymentTab;
  select: (tab: PaymentTab) => void;
  /** What the chosen tab makes of the total. */
  split: PaymentSplit;
}

/** How the buyer pays. A total that falls below what a purchase order takes leads back to the card. */
export function usePaymentChoice(totalCents: number): PaymentChoice {
  const [selected, select] = useState<PaymentTab>("card");
  const byPurchaseOrder = purchaseOrderSplit(totalCents);
  const tab = byPurchaseOrder ? selected : "card";
  const byCard = { creditCents: totalCents, poCents: 0 };
  return {
    tabs: byPurchaseOrder ? ["card", "po"] : ["card"],
    tab,
    select,
    split: tab === "po" && byPurchaseOrder ? byPurchaseOrder : byCard,
  };
}
