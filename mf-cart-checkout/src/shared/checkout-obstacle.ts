import type { CartItem } from "@ligate/contract/cart/schemas";
import { ORDER_MAX_CENTS, ORDER_TOO_LARGE } from "@ligate/contract/orders/constants";

export const UNAVAILABLE = "Some items are not available in this quantity. Please change or remove them.";

/** Why the cart cannot be ordered as it is, as a sentence. */
export function getCheckoutObstacle(
  lines: readonly Pick<CartItem, "unavailable_quantity">[],
  totalCents: number,
): string | undefined {
  if (lines.some(({ unavailable_quantity }) => unavailable_quantity > 0)) return UNAVAILABLE;
  return totalCents > ORDER_MAX_CENTS ? ORDER_TOO_LARGE : undefined;
}
