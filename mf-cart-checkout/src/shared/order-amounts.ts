import type { CartItem } from "@ligate/contract/cart/schemas";
import { toCents } from "@ligate/contract/common/money";
import { shippingFeeCents } from "@ligate/contract/orders/shipping-fee";
import type { OrderAmounts } from "@ligate/ui/orders/order-totals";

type PricedLine = Pick<CartItem, "price" | "quantity">;

/** The amounts of an order for the lines of a cart. */
export function getOrderAmounts(lines: readonly PricedLine[]): OrderAmounts {
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const subtotalCents = lines.reduce((sum, line) => sum + getLineCents(line), 0);
  const shippingCents = shippingFeeCents(subtotalCents);
  return { quantity, subtotalCents, shippingCents, totalCents: subtotalCents + shippingCents };
}

export const getLineCents = ({ price, quantity }: PricedLine): number => toCents(price) * quantity;
