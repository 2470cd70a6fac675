/** From this total (cents) on a purchase order is accepted; from `HALF_UPFRONT_FROM_CENTS` on for half of it. */
export const PURCHASE_ORDER_FROM_CENTS = 100_00;
export const HALF_UPFRONT_FROM_CENTS = 1000_00;

/** What is paid now by card or PayPal, and what by purchase order. Cents; they sum to the total. */
export interface PaymentSplit {
  creditCents: number;
  poCents: number;
}

/** Splits a total for the purchase-order tab of the checkout; `undefined` where it is not offered. */
export function purchaseOrderSplit(totalCents: number): PaymentSplit | undefined {
  if (totalCents < PURCHASE_ORDER_FROM_CENTS) return undefined;
  if (totalCents < HALF_UPFRONT_FROM_CENTS) return { creditCents: 0, poCents: totalCents };
  const poCents = Math.round(totalCents / 2);
  return { poCents, creditCents: totalCents - poCents };
}
