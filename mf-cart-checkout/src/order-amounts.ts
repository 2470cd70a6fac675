import type { CartItem } from "@ligate/contract/cart";
import { toCents } from "@ligate/contract/cents";
import { shippingFeeCents } from "@ligate/contract/shipping";
import type { OrderAmounts } from "@ligate/ui/amount-list";

export function orderAmounts(lines: readonly Pick<CartItem, "price" | "quantity">[]): OrderAmounts {
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const subtotalCents = lines.reduce((sum, line) => sum + lineCents(line), 0);
  const shippingCents = shippingFeeCents(subtotalCents);
  return { quantity, subtotalCents, shippingCents, totalCents: subtotalCents + shippingCents };
}

/** A line's price in cents: per piece, times the pieces. */
export const lineCents = ({ price, quantity }: Pick<CartItem, "price" | "quantity">): number =>
  toCents(price) * quantity;
