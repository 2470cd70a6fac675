import type { Cart, CartItem, NotSoldLine } from "@ligate/contract/cart/schemas";
import { createStore, type StoreApi } from "zustand";

/** A line and its new quantity; 0 removes the line. */
export interface QuantityChange {
  id: number;
  quantity: number;
}

export interface CartChangesState {
  /** The last cart of the API. */
  cart: Cart;
  /** New quantities that have not been sent yet, by the id of their line. */
  queue: ReadonlyMap<number, number>;
  sending?: QuantityChange;
  /** Why the last rejected change was rejected, and its line. */
  error?: LineError;
}

export interface LineError {
  id: number;
  message: string;
}

/** A line with its new quantity. Its availability is that of `savedQuantity`. */
export interface ShownLine extends CartItem {
  savedQuantity: number;
}

export interface CartChangesOptions {
  /** Saves one change; resolves to the cart after it. */
  save: (change: QuantityChange) => Promise<Cart>;
  /** The cart after a change was rejected with this error. */
  reload: (error: unknown) => Promise<Cart>;
  /** The message for an error of `save`. */
  getErrorMessage: (error: unknown) => string;
}

export interface CartChanges {
  store: StoreApi<CartChangesState>;
  changeQuantity: (change: QuantityChange) => void;
  /** Replaces the cart, unless changes are being saved: their responses are newer. */
  setCart: (cart: Cart) => void;
  /** Resolves when every change is saved or rejected. */
  waitUntilSaved: () => Promise<void>;
}

/**
 * Optimistic changes of a cart: shown immediately and saved one after the other, so that an older change never overwrites
 * a newer one. Only the last of several waiting changes of a line is sent.
 */
export function createCartChanges(loaded: Cart, options: CartChangesOptions): CartChanges {
  const store = createStore<CartChangesState>()(() => ({ cart: loaded, queue: new Map() }));
  let saving: Promise<void> | undefined;

  function dequeue(): QuantityChange | undefined {
    const [next, ...rest] = store.getState().queue;
    if (!next) return undefined;
    const [id, quantity] = next;
    store.setState({ queue: new Map(rest), sending: { id, quantity } });
    return { id, quantity };
  }

  async function saveChange(change: QuantityChange): Promise<Pick<CartChangesState, "cart" | "error">> {
    try {
      return { cart: await options.save(change) };
    } catch (error) {
      const cart = await options.reload(error).catch(() => store.getState().cart);
      return { cart, error: { id: change.id, message: options.getErrorMessage(error) } };
    }
  }

  async function saveQueue(): Promise<void> {
    for (let change = dequeue(); change; change = dequeue()) {
      const saved = await saveChange(change);
      store.setState(({ queue }) => ({
        ...saved,
        queue: dropRemovedLines(queue, saved.cart),
        sending: undefined,
      }));
    }
  }

  return {
    store,
    changeQuantity({ id, quantity }) {
      store.setState(({ queue }) => ({ queue: new Map(queue).set(id, quantity), error: undefined }));
      saving ??= Promise.resolve()
        .then(saveQueue)
        .finally(() => {
          saving = undefined;
        });
    },
    setCart(cart) {
      if (!isSaving(store.getState())) store.setState({ cart });
    },
    waitUntilSaved: () => saving ?? Promise.resolve(),
  };
}

/** Removes the changes of lines that another tab has removed. */
function dropRemovedLines(
  queue: CartChangesState["queue"],
  { data, not_sold = [] }: Cart,
): CartChangesState["queue"] {
  const ids = new Set([...data, ...not_sold].map(({ id }) => id));
  return new Map([...queue].filter(([id]) => ids.has(id)));
}

export const isSaving = ({ queue, sending }: CartChangesState): boolean =>
  queue.size > 0 || sending !== undefined;

/** The lines that can be ordered, with all changes applied, saved or not. */
export function getShownLines({ cart, queue, sending }: CartChangesState): ShownLine[] {
  const getQuantity = ({ id, quantity }: CartItem) =>
    queue.get(id) ?? (sending?.id === id ? sending.quantity : quantity);
  return cart.data
    .map((line) => ({ ...line, quantity: getQuantity(line), savedQuantity: line.quantity }))
    .filter(({ quantity }) => quantity > 0);
}

/** The lines that cannot be ordered, without those that are being removed. */
export const getNotSoldLines = ({ cart, queue, sending }: CartChangesState): NotSoldLine[] =>
  (cart.not_sold ?? []).filter(({ id }) => !queue.has(id) && sending?.id !== id);
