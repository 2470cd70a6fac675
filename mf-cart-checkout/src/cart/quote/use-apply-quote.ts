import { api } from "@ligate/platform/api";
import { cart } from "@ligate/platform/cart";
import { useRevalidator } from "@ligate/platform/router";
import { session } from "@ligate/platform/session";
import type { CartChanges } from "../changes/cart-changes-store.ts";

/** Adds a quote to the cart, then reloads the data of the page. */
export function useApplyQuote(changes: CartChanges): (number: string) => Promise<void> {
  const { revalidate } = useRevalidator();
  return async (id) => {
    const { cart: saved } = await api.post("/api/orders/cart/add-quote-to-cart/:id", { params: { id } });
    changes.setCart(saved);
    cart.setFromResponse(saved);
    // The response to an earlier change may arrive later, without the lines of the quote.
    await changes.waitUntilSaved();
    await Promise.allSettled([session.refresh(), revalidate()]);
  };
}
