/** Shipping is free from this subtotal, in cents. */
export const FREE_SHIPPING_FROM_CENTS = 500_00;
const SHIPPING_FEE_CENTS = 43_00;

/** The shipping fee in cents for a subtotal in cents. */
export function shippingFeeCents(subtotalCents: number): number {
  return subtotalCents >= FREE_SHIPPING_FROM_CENTS ? 0 : SHIPPING_FEE_CENTS;
}
