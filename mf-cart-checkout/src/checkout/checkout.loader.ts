import type { Cart } from "@ligate/contract/cart/schemas";
import { api } from "@ligate/platform/api";
import { cart } from "@ligate/platform/cart";
import { notify } from "@ligate/platform/notices";
import { type LoaderFunctionArgs, redirect } from "@ligate/platform/router";
import { redirectOn401, session } from "@ligate/platform/session";
import { openOrderOfEmptyCart } from "./order-of-empty-cart.ts";
import { loadShippingForm } from "./panels/load-forms.ts";

const EMPTY_CART = "Please add items to your cart before proceeding to checkout.";

/**
 * Loads the cart, the session and the account of the buyer. If the cart is empty, redirects to the order that has emptied
 * it, otherwise to the cart page.
 */
export async function checkoutLoader({ request }: LoaderFunctionArgs) {
  loadShippingForm().catch(() => {});
  const [payableCart, buyer] = await Promise.all([loadCart(request), loadBuyer(request)]);
  return { cart: payableCart, ...buyer };
}

/** The cart. It is empty only if the outcome of its payment is not known. */
async function loadCart(request: Request): Promise<Cart> {
  const loaded = await cart.refresh(request.signal);
  if (loaded.count > 0 || (await openOrderOfEmptyCart(request))) return loaded;
  notify("error", EMPTY_CART);
  throw redirect("/cart");
}

async function loadBuyer(request: Request) {
  const current = await session.get();
  if (!current.isAuthenticated) return { session: current, user: undefined };
  const user = api.get("/api/users/view-user-info/", { signal: request.signal });
  return { session: current, user: await redirectOn401(request, user) };
}
