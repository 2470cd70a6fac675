import { type PaymentSplit, purchaseOrderSplit } from "@ligate/contract/payments/payment-split";
import { useState } from "react";

/** `card`: card or PayPal. `po`: purchase order, from 1000 dollars on together with card or PayPal. */
export type PaymentTab = "card" | "po";

export interface PaymentChoice {
  /** `po` is offered from a total of 100 dollars on. */
  tabs: readonly PaymentTab[];
  tab: PaymentTab;
  select: (tab: PaymentTab) => void;
  /** How the selected tab splits the total. */
  split: PaymentSplit;
}

/** The payment tab that the buyer selected. When the total becomes too small for purchase orders, `card` is selected. */
export function usePaymentChoice(totalCents: number): PaymentChoice {
  const [selected, select] = useState<PaymentTab>("card");
  const poSplit = purchaseOrderSplit(totalCents);
  const tab = poSplit ? selected : "card";
  const cardSplit = { creditCents: totalCents, poCents: 0 };
  return {
    tabs: poSplit ? ["card", "po"] : ["card"],
    tab,
    select,
    split: tab === "po" && poSplit ? poSplit : cardSplit,
  };
}
