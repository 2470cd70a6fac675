import type { Cart, CartConflict } from "@ligate/contract/cart/schemas";
import { useRevalidator } from "@ligate/platform/router";
import { useState } from "react";

/** A cart of the API that differs from the cart on the page, and the two answers to it. */
export interface OpenCartConflict {
  conflict: CartConflict;
  onAccept: () => void;
  onClose: () => void;
}

/** @param cart the cart on the page */
export function useCartConflict(cart: Cart) {
  const { revalidate } = useRevalidator();
  const [found, setFound] = useState<{ conflict: CartConflict; shownCart: Cart }>();

  function showConflict(conflict: CartConflict) {
    // The loader leaves the checkout when the cart is empty: there is nothing to accept.
    if (conflict.cart.count === 0) void revalidate();
    else setFound({ conflict, shownCart: cart });
  }

  // The conflict ends as soon as the page shows another cart.
  const isOpen = found?.shownCart === cart;
  const conflict: OpenCartConflict | undefined = isOpen
    ? { conflict: found.conflict, onAccept: () => void revalidate(), onClose: () => setFound(undefined) }
    : undefined;
  return { conflict, showConflict };
}
