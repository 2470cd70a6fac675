import type { Cart } from "@ligate/contract/cart";
import { api } from "@ligate/platform/api";
import { cart } from "@ligate/platform/cart";
import { notify } from "@ligate/platform/notices";
import { type LoaderFunctionArgs, redirect } from "@ligate/platform/router";
import { orLogin, session } from "@ligate/platform/session";
import { loadShippingForm } from "./load-forms.ts";

const EMPTY_CART = "Please add items to your cart before proceeding to checkout.";

/** What is bought, who buys, and where to ship as the account has it. */
export async function checkoutLoader({ request }: LoaderFunctionArgs) {
  loadShippingForm().catch(() => {});
  const [bought, buyer] = await Promise.all([filledCart(request), whoBuys(request)]);
  return { cart: bought, ...buyer };
}

async function filledCart({ signal }: Request): Promise<Cart> {
  const filled = await cart.refresh(signal);
  if (filled.count > 0) return filled;
  notify("error", EMPTY_CART);
  throw redirect("/cart");
}

async function whoBuys(request: Request) {
  const current = await session.get();
  if (!current.isAuthenticated) return { session: current, user: undefined };
  const user = api.get("/api/users/view-user-info/", { signal: request.signal });
  return { session: current, user: await orLogin(request, user) };
}
