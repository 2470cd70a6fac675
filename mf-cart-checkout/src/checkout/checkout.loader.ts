import type { Cart } from "@ligate/contract/cart/schemas";
import { api } from "@ligate/platform/api";
import { cart } from "@ligate/platform/cart";
import { notify } from "@ligate/platform/notices";
import { type LoaderFunctionArgs, redirect } from "@ligate/platform/router";
import { redirectOn401, session } from "@ligate/platform/session";
import { loadShippingForm } from "./panels/load-forms.ts";

const EMPTY_CART = "Please add items to your cart before proceeding to checkout.";

/** Loads the cart, the session and the account of the buyer. Redirects to the cart page if the cart is empty. */
export async function checkoutLoader({ request }: LoaderFunctionArgs) {
  loadShippingForm().catch(() => {});
  const [filledCart, buyer] = await Promise.all([loadFilledCart(request), loadBuyer(request)]);
  return { cart: filledCart, ...buyer };
}

async function loadFilledCart({ signal }: Request): Promise<Cart> {
  const loaded = await cart.refresh(signal);
  if (loaded.count > 0) return loaded;
  notify("error", EMPTY_CART);
  throw redirect("/cart");
}

async function loadBuyer(request: Request) {
  const current = await session.get();
  if (!current.isAuthenticated) return { session: current, user: undefined };
  const user = api.get("/api/users/view-user-info/", { signal: request.signal });
  return { session: current, user: await redirectOn401(request, user) };
}
