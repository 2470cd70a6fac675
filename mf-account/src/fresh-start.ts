import { cart } from "@ligate/platform/cart";
import { session } from "@ligate/platform/session";

/**
 * Asks afresh who is here and what is in the cart, once that has changed. Where the store cannot be reached
 * just then, the next page says so.
 */
export async function startAfresh(): Promise<void> {
  await Promise.allSettled([session.refresh(), cart.refresh()]);
}
