import { api } from "@ligate/platform/api";
import { cart } from "@ligate/platform/cart";
import { useRevalidator } from "@ligate/platform/router";
import { session } from "@ligate/platform/session";
import type { CartChanges } from "./cart-changes.ts";

/** Puts a quote into the cart; then everything on the page is the server's again. */
export function useApplyQuote(changes: CartChanges): (number: string) => Promise<void> {
  const { revalidate } = useRevalidator();
  return async (id) => {
    const { cart: answered } = await api.post("/api/orders/cart/add-quote-to-cart/:id", { params: { id } });
    changes.adopt(answered);
    cart.accept(answered);
    // The answer to a change from before the quote may still be on its way, without the quote's lines.
    await changes.settled();
    await Promise.allSettled([session.refresh(), revalidate()]);
  };
}
