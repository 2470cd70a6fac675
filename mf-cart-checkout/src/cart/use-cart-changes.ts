import type { Cart, CartChange } from "@ligate/contract/cart/schemas";
import { ApiError, api } from "@ligate/platform/api";
import { cart, useCart } from "@ligate/platform/cart";
import { useRevalidator } from "@ligate/platform/router";
import { useQuery } from "@ligate/platform/use-api-query";
import { useTransientError } from "@ligate/ui/feedback/use-transient-error";
import { GENERIC_ERROR_MESSAGE } from "@ligate/ui/forms/form";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import {
  type CartChanges,
  createCartChanges,
  getNotSoldLines,
  getRemovedLine,
  getShownLines,
  isRestoring,
  isSaving,
  type LineChange,
  type LineError,
} from "./cart-changes-store.ts";

/** The page shows a sale to another buyer within five seconds. */
const REFRESH_MS = 4_000;

/** The lines of the cart page, their changes and the error of a change. @param loaded the cart of the loader */
export function useCartChanges(loaded: Cart) {
  const [changes] = useState(() =>
    createCartChanges(loaded, { save: saveChange, reload: reloadCart, getErrorMessage }),
  );
  const state = useStore(changes.store);
  const [error, showError] = useTransientError();

  useEffect(() => changes.setCart(loaded), [changes, loaded]);
  useEffect(() => showError(state.error?.message), [state.error, showError]);
  useReloadOnCountChange(changes);
  useRefreshAvailability(changes, state.cart);
  useForgetRemoved(changes, state.cart);
  const shownError: LineError | undefined = error && state.error;
  return {
    changes,
    lines: getShownLines(state),
    notSold: getNotSoldLines(state),
    removed: getRemovedLine(state),
    restored: state.restored,
    isRestoring: isRestoring(state),
    isSaving: isSaving(state),
    error: shownError,
  };
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

/** Follows the sales of other buyers. The availability of designs does not depend on them. */
function useRefreshAvailability({ store, setCart }: CartChanges, { data }: Cart): void {
  const isCounted = data.some(({ design }) => design === null);
  useQuery(
    isCounted ? "availability" : undefined,
    async (signal) => {
      const before = store.getState();
      const loaded = await api.get("/api/orders/cart/", { signal });
      // A change that was made during the request is newer than its response.
      if (store.getState() !== before) return;
      setCart(loaded);
      cart.setFromResponse(loaded);
    },
    { debounceMs: REFRESH_MS, refreshMs: REFRESH_MS },
  );
}

/** Ends the offer to restore a line when the server would refuse it. */
function useForgetRemoved({ forgetRemoved }: CartChanges, { removed }: Cart): void {
  useEffect(() => {
    if (!removed) return;
    const timer = setTimeout(forgetRemoved, removed.seconds_left * 1000);
    return () => clearTimeout(timer);
  }, [forgetRemoved, removed]);
}

async function saveChange(change: LineChange): Promise<Cart> {
  const { cart: saved } = await api.post("/api/orders/cart/", { body: toBody(change) });
  cart.setFromResponse(saved);
  return saved;
}

function toBody(change: LineChange): CartChange {
  const product_id = change.id;
  if ("isRestored" in change) return { restore: true, product_id };
  const { quantity } = change;
  return quantity === 0 ? { remove: true, product_id } : { updateQuantity: true, product_id, quantity };
}

/** The cart that a rejection contains, or else the server's. */
async function reloadCart(error: unknown): Promise<Cart> {
  const current = error instanceof ApiError ? (error.body as { cart?: Cart } | undefined)?.cart : undefined;
  if (!current) return cart.refresh();
  cart.setFromResponse(current);
  return current;
}

const getErrorMessage = (error: unknown): string =>
  error instanceof ApiError ? error.detail : GENERIC_ERROR_MESSAGE;
