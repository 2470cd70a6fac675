import { type PaymentSplit, purchaseOrderSplit } from "@ligate/contract/payments/payment-split";
import { useState } from "react";

/** `card`: card or PayPal. `po`: purchase order; for totals of 1000 dollars or more, half by card or PayPal. */
export type PaymentTab = "card" | "po";

export interface PaymentChoice {
  /** Includes `po` for totals of 100 dollars or more. */
  tabs: readonly PaymentTab[];
  tab: PaymentTab;
  select: (tab: PaymentTab) => void;
  /** How the selected tab splits the total. */
  split: PaymentSplit;
}

/** The selected payment tab; `card` if the total is too small for purchase orders. */
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
