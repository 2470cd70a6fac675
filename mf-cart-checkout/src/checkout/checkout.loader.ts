import type { Cart } from "@ligate/contract/cart/schemas";
import { outcomeText } from "@ligate/contract/payments/outcome-texts";
import { api } from "@ligate/platform/api";
import { cart } from "@ligate/platform/cart";
import { notify } from "@ligate/platform/notices";
import { type LoaderFunctionArgs, redirect } from "@ligate/platform/router";
import { redirectOn401, session } from "@ligate/platform/session";
import { getAttempts, orderConfirmationPath } from "../shared/attempts.ts";
import { findConfirmationToken, requestOutcome } from "../shared/poll-outcome.ts";
import { loadShippingForm } from "./panels/load-forms.ts";

const EMPTY_CART = "Please add items to your cart before proceeding to checkout.";

/**
 * Loads the cart, the session and the account of the buyer. An empty cart redirects to the cart page, or to the confirmation
 * of an order whose payment was not known to be taken.
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

/**
 * Finds the payment that this browser has sent for the cart, which is empty now: the response was lost, or another tab has
 * paid.
 * @returns whether there is one whose outcome is not known yet
 * @throws a redirect to the order's confirmation, or with a notice to the cart page if nothing was taken
 */
async function openOrderOfEmptyCart(request: Request): Promise<boolean> {
  const { email = "" } = await session.get();
  const attempts = getAttempts("cart");
  const attempt = attempts.read(email);
  // The cart page names an order whose confirmation was shown.
  if (!attempt || attempt.token) return false;

  const { status } = await redirectOn401(request, requestOutcome(attempt.id, request.signal));
  const token = status && findConfirmationToken(status);
  if (token) {
    attempts.save({ ...attempt, startedAt: Date.now(), token });
    throw redirect(orderConfirmationPath(token));
  }
  if (status?.outcome !== "not_taken") return true;
  attempts.remove(attempt.id);
  notify("error", outcomeText(status, "cart"));
  throw redirect("/cart");
}
