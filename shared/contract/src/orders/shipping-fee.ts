/** From this subtotal (cents) on, shipping is free. */
export const FREE_SHIPPING_FROM_CENTS = 500_00;
const SHIPPING_FEE_CENTS = 43_00;

/** Shipping fee in cents of a subtotal in cents. */
export function shippingFeeCents(subtotalCents: number): number {
  return subtotalCents >= FREE_SHIPPING_FROM_CENTS ? 0 : SHIPPING_FEE_CENTS;
}
