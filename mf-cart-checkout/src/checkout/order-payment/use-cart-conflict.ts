import type { Cart, CartConflict } from "@ligate/contract/cart/schemas";
import { cart as cartActions } from "@ligate/platform/cart";
import { notify } from "@ligate/platform/notices";
import { useNavigateTo, useRevalidator } from "@ligate/platform/router";
import { session } from "@ligate/platform/session";
import { useState } from "react";
import { getAttempts, orderConfirmationPath } from "../../shared/attempts.ts";

const ORDERED_ELSEWHERE =
  "Your cart was ordered or emptied in another browser, so this payment was not taken. Please check your orders.";

const NOT_SOLD =
  "Your items are no longer available, so this payment was not taken. Your cart shows the reasons.";

/** The conflict that the dialog shows, and the handlers of the dialog. */
export interface OpenCartConflict {
  conflict: CartConflict;
  onAccept: () => void;
  onClose: () => void;
}

/** @param cart the cart on the page */
export function useCartConflict(cart: Cart) {
  const { revalidate } = useRevalidator();
  const navigateTo = useNavigateTo();
  const [found, setFound] = useState<{ conflict: CartConflict; shownCart: Cart }>();

  function showConflict(conflict: CartConflict) {
    if (conflict.cart.count > 0) setFound({ conflict, shownCart: cart });
    else void leaveEmptyCheckout();
  }

  async function leaveEmptyCheckout() {
    const { email = "" } = await session.get();
    const attempt = getAttempts("cart").read(email);
    if (attempt?.token) return navigateTo(orderConfirmationPath(attempt.token), { replace: true });
    // The loader asks for the outcome.
    if (attempt) return revalidate();
    const current = await cartActions.refresh().catch(() => undefined);
    notify("error", current?.not_sold ? NOT_SOLD : ORDERED_ELSEWHERE);
    await navigateTo("/cart", { replace: true });
  }

  // The dialog closes when the page shows another cart.
  const isOpen = found?.shownCart === cart;
  const conflict: OpenCartConflict | undefined = isOpen
    ? { conflict: found.conflict, onAccept: () => void revalidate(), onClose: () => setFound(undefined) }
    : undefined;
  return { conflict, showConflict };
}
