import type { CartItem } from "@ligate/contract/cart/schemas";
import { ORDER_MAX_CENTS, ORDER_TOO_LARGE } from "@ligate/contract/orders/constants";

export const UNAVAILABLE = "Some items are not available in this quantity. Please change or remove them.";
export const INCOMPLETE =
  "We cannot make some items without more information. Please complete their specifications or remove them.";

type Line = Pick<CartItem, "unavailable_quantity" | "specification_problem">;

/** Why the cart cannot be ordered as it is, as a sentence. */
export function findCheckoutProblem(lines: readonly Line[], totalCents: number): string | undefined {
  if (lines.some(({ specification_problem }) => specification_problem !== null)) return INCOMPLETE;
  if (lines.some(({ unavailable_quantity }) => unavailable_quantity > 0)) return UNAVAILABLE;
  return totalCents > ORDER_MAX_CENTS ? ORDER_TOO_LARGE : undefined;
}
