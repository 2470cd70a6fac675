/**
 * Without terms, purchase orders are accepted from this total in cents, and for half of the total from
 * `HALF_UPFRONT_FROM_CENTS`.
 */
export const PURCHASE_ORDER_FROM_CENTS = 100_00;
export const HALF_UPFRONT_FROM_CENTS = 1000_00;

/** The days until an invoice is due, without terms. */
export const STANDARD_NET_DAYS = 30;

/** The parts of a total paid now by card or PayPal and by purchase order, in cents. */
export interface PaymentSplit {
  creditCents: number;
  poCents: number;
}

/**
 * Splits a total for the purchase-order tab of the checkout.
 * @param isOnTerms a purchase order pays any total wholly, as the server has decided (`PurchaseOrderTerms`)
 * @returns `undefined` if purchase orders are not accepted
 */
export function purchaseOrderSplit(totalCents: number, isOnTerms = false): PaymentSplit | undefined {
  if (totalCents < PURCHASE_ORDER_FROM_CENTS && !isOnTerms) return undefined;
  if (totalCents < HALF_UPFRONT_FROM_CENTS || isOnTerms) return { creditCents: 0, poCents: totalCents };
  const poCents = Math.round(totalCents / 2);
  return { poCents, creditCents: totalCents - poCents };
}
