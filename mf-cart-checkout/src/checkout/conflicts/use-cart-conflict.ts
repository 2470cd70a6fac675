import type { Cart, CartConflict } from "@ligate/contract/cart/schemas";
import { useRevalidator } from "@ligate/platform/router";
import { useState } from "react";

/** The conflict that the dialog shows, and the handlers of the dialog. */
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
    // For an empty cart the loader redirects to the cart page.
    if (conflict.cart.count === 0) void revalidate();
    else setFound({ conflict, shownCart: cart });
  }

  // The dialog closes when the page shows another cart.
  const isOpen = found?.shownCart === cart;
  const conflict: OpenCartConflict | undefined = isOpen
    ? { conflict: found.conflict, onAccept: () => void revalidate(), onClose: () => setFound(undefined) }
    : undefined;
  return { conflict, showConflict };
}
