import { cart } from "@ligate/platform/cart";
import { session } from "@ligate/platform/session";

/**
 * Reloads session and cart after a login, logout or sign-up. Ignores errors: the next page that
 * needs the session or the cart reports them.
 */
export async function refreshSessionAndCart(): Promise<void> {
  await Promise.allSettled([session.refresh(), cart.refresh()]);
}
