import type { OrderView } from "../orders/schemas.ts";

/** The `payment_source` of an order that a purchase order pays wholly. */
export const PURCHASE_ORDER_SOURCE = "Paid with Purchase Order (PO)";

/** The payment source as text: PayPal, purchase order, or a card with its last digits. */
export function paymentSource({
  payment_source,
  last_digits,
}: Pick<OrderView, "payment_source" | "last_digits">) {
  if (payment_source === "Made with PayPal") return "Paid with PayPal";
  if (payment_source === PURCHASE_ORDER_SOURCE) return "Paid with Purchase Order";
  if (!last_digits) return payment_source;
  return `${payment_source} ending in ${last_digits}`;
}
