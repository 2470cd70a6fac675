/** Purchase orders are accepted from this total in cents, and for half of the total from `HALF_UPFRONT_FROM_CENTS`. */
export const PURCHASE_ORDER_FROM_CENTS = 100_00;
export const HALF_UPFRONT_FROM_CENTS = 1000_00;

/** The parts of a total paid now by card or PayPal and by purchase order, in cents. */
export interface PaymentSplit {
  creditCents: number;
  poCents: number;
}

/** Splits a total for the purchase-order tab of the checkout; `undefined` if purchase orders are not accepted. */
export function purchaseOrderSplit(totalCents: number): PaymentSplit | undefined {
  if (totalCents < PURCHASE_ORDER_FROM_CENTS) return undefined;
  if (totalCents < HALF_UPFRONT_FROM_CENTS) return { creditCents: 0, poCents: totalCents };
  const poCents = Math.round(totalCents / 2);
  return { poCents, creditCents: totalCents - poCents };
}
