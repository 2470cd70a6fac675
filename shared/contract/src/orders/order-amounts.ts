import { shippingFeeCents } from "./shipping-fee.ts";

/** Pieces of one product at one price, in integer cents. */
interface PricedPieces {
  unitPriceCents: number;
  quantity: number;
}

/** The amounts of an order of these lines, in integer cents. The store pays the sales tax: the total does not include it. */
export function orderAmounts(lines: readonly PricedPieces[]) {
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const subtotalCents = lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0);
  const shippingCents = shippingFeeCents(subtotalCents);
  return { quantity, subtotalCents, shippingCents, totalCents: subtotalCents + shippingCents };
}
