import type { CartItem } from "@ligate/contract/cart/schemas";
import { toCents } from "@ligate/contract/common/money";
import { orderAmounts } from "@ligate/contract/orders/order-amounts";
import type { OrderAmounts } from "@ligate/ui/orders/order-totals";

type PricedLine = Pick<CartItem, "price" | "quantity">;

/** The amounts of an order for the lines of a cart. */
export function getOrderAmounts(lines: readonly PricedLine[]): OrderAmounts {
  return orderAmounts(lines.map(({ price, quantity }) => ({ unitPriceCents: toCents(price), quantity })));
}

export const getLineCents = ({ price, quantity }: PricedLine): number => toCents(price) * quantity;
