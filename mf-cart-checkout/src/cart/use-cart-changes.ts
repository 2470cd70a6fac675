import type { Cart } from "@ligate/contract/cart";
import { ApiError, api } from "@ligate/platform/api";
import { cart, useCart } from "@ligate/platform/cart";
import { useRevalidator } from "@ligate/platform/router";
import { useProblem } from "@ligate/ui/use-problem";
import { useEffect, useState, useSyncExternalStore } from "react";
import { type CartChanges, type CartView, createCartChanges, type WantedQuantity } from "./cart-changes.ts";

/** The cart on its page: what the loader read, with the buyer's changes on top. */
export function useCartChanges(loaded: Cart): [CartView, CartChanges] {
  const [changes] = useState(() =>
    createCartChanges(loaded, { save, reload: () => cart.refresh(), explain }),
  );
  const view = useSyncExternalStore(changes.subscribe, changes.view, changes.view);

  const [shown, show] = useProblem();

  useEffect(() => changes.adopt(loaded), [changes, loaded]);
  useEffect(() => show(view.problem), [view.problem, show]);
  useOtherTabs(changes);
  return [{ ...view, problem: shown?.message }, changes];
}

/** Another tab that changes the cart tells its count: the page then reads the cart again. */
function useOtherTabs(changes: CartChanges): void {
  const count = useCart((state) => state.count);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const { lines, isSaving } = changes.view();
    const shown = lines.reduce((sum, line) => sum + line.quantity, 0);
    if (!isSaving && count !== shown) void revalidate();
  }, [count, changes, revalidate]);
}

async function save({ id, quantity }: WantedQuantity): Promise<Cart> {
  const { cart: answered } = await api.post("/api/orders/cart/", {
    body:
      quantity === 0 ? { remove: true, product_id: id } : { updateQuantity: true, product_id: id, quantity },
  });
  cart.accept(answered);
  return answered;
}

function explain(error: unknown): string {
  if (error instanceof ApiError) return error.detail;
  throw error;
}
