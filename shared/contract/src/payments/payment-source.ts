import type { OrderView } from "../orders/schemas.ts";

/** How an order was paid, in words: PayPal, a purchase order, a card by its last digits, or what is said. */
export function paymentSource({
  payment_source,
  last_digits,
}: Pick<OrderView, "payment_source" | "last_digits">) {
  if (payment_source === "Made with PayPal") return "Paid with PayPal";
  if (payment_source === "Paid with Purchase Order (PO)") return "Paid with Purchase Order";
  if (!last_digits) return payment_source;
  return `${payment_source} ending in ${last_digits}`;
}
