import type { Cart } from "@ligate/contract/cart/schemas";
import { ApiError, api } from "@ligate/platform/api";
import { cart, useCart } from "@ligate/platform/cart";
import { useRevalidator } from "@ligate/platform/router";
import { GENERIC_ERROR_MESSAGE } from "@ligate/ui/forms/form-messages";
import { useTransientError } from "@ligate/ui/forms/use-transient-error";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import {
  type CartChanges,
  createCartChanges,
  getShownLines,
  isSaving,
  type QuantityChange,
} from "./cart-changes-store.ts";

/** The lines of the cart page, their changes and the error message. @param loaded the cart of the loader */
export function useCartChanges(loaded: Cart) {
  const [changes] = useState(() =>
    createCartChanges(loaded, { save: saveChange, reload: () => cart.refresh(), getErrorMessage }),
  );
  const state = useStore(changes.store);
  const [error, showError] = useTransientError();

  useEffect(() => changes.setCart(loaded), [changes, loaded]);
  useEffect(() => showError(state.error), [state.error, showError]);
  useReloadOnCountChange(changes);
  return { changes, lines: getShownLines(state), isSaving: isSaving(state), error: error?.message };
}

/** Reloads the cart when another tab has changed the number of items. */
function useReloadOnCountChange({ store }: CartChanges): void {
  const count = useCart((state) => state.count);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const state = store.getState();
    const shownCount = getShownLines(state).reduce((sum, line) => sum + line.quantity, 0);
    if (!isSaving(state) && count !== shownCount) void revalidate();
  }, [count, store, revalidate]);
}

async function saveChange({ id, quantity }: QuantityChange): Promise<Cart> {
  const { cart: saved } = await api.post("/api/orders/cart/", {
    body:
      quantity === 0 ? { remove: true, product_id: id } : { updateQuantity: true, product_id: id, quantity },
  });
  cart.setFromResponse(saved);
  return saved;
}

const getErrorMessage = (error: unknown): string =>
  error instanceof ApiError ? error.detail : GENERIC_ERROR_MESSAGE;
