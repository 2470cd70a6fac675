import type { Cart, CartItem, NotSoldLine, RemovedLine } from "@ligate/contract/cart/schemas";
import { createStore, type StoreApi } from "zustand";

/** A line and its new quantity; 0 removes the line. */
export interface QuantityChange {
  id: number;
  quantity: number;
}

/** A new quantity, or the restoration of a removed line. */
export type LineChange = QuantityChange | { id: number; isRestored: true };

/** A line as messages about it name it. */
export type NamedLine = Pick<RemovedLine, "id" | "title" | "product_name">;

export interface CartChangesState {
  /** The last cart of the API. */
  cart: Cart;
  /** Changes that have not been sent yet, by the id of their line. */
  queue: ReadonlyMap<number, LineChange>;
  sending?: LineChange;
  /** The line that is being removed or restored. */
  changing?: NamedLine | undefined;
  /** The line that was restored last, until the next change. */
  restored?: NamedLine | undefined;
  /** Why the last rejected change was rejected, and its line. */
  error?: LineError | undefined;
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
  save: (change: LineChange) => Promise<Cart>;
  /** The cart after a change was rejected with this error. */
  reload: (error: unknown) => Promise<Cart>;
  /** The message for an error of `save`. */
  getErrorMessage: (error: unknown) => string;
}

export interface CartChanges {
  store: StoreApi<CartChangesState>;
  changeQuantity: (change: QuantityChange) => void;
  removeLine: (line: NamedLine) => void;
  /** Restores the line that was removed last. */
  restoreLine: () => void;
  /** Ends the time in which the line that was removed last can be restored. */
  forgetRemoved: () => void;
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

  function dequeue(): LineChange | undefined {
    const [next, ...rest] = store.getState().queue;
    if (!next) return undefined;
    const [, change] = next;
    store.setState({ queue: new Map(rest), sending: change });
    return change;
  }

  async function saveChange(change: LineChange): Promise<Partial<CartChangesState> & { cart: Cart }> {
    try {
      const cart = await options.save(change);
      const { changing } = store.getState();
      return "isRestored" in change && changing?.id === change.id ? { cart, restored: changing } : { cart };
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

  function enqueue(change: LineChange, changing?: NamedLine) {
    store.setState(({ queue }) => ({
      queue: new Map(queue).set(change.id, change),
      error: undefined,
      restored: undefined,
      ...(changing && { changing }),
    }));
    saving ??= Promise.resolve()
      .then(saveQueue)
      .finally(() => {
        saving = undefined;
      });
  }

  return {
    store,
    changeQuantity: (change) => enqueue(change),
    removeLine: (line) => enqueue({ id: line.id, quantity: 0 }, line),
    restoreLine() {
      const removed = getRemovedLine(store.getState());
      if (removed && !isRestoring(store.getState())) enqueue({ id: removed.id, isRestored: true }, removed);
    },
    forgetRemoved: () => store.setState(({ cart: { removed: _, ...cart } }) => ({ cart })),
    setCart(cart) {
      if (!isSaving(store.getState())) store.setState({ cart });
    },
    waitUntilSaved: () => saving ?? Promise.resolve(),
  };
}

/** Removes the changes of lines that another tab has removed. */
function dropRemovedLines(queue: CartChangesState["queue"], cart: Cart): CartChangesState["queue"] {
  const ids = new Set(listLines(cart).map(({ id }) => id));
  return new Map([...queue].filter(([id, change]) => ids.has(id) || "isRestored" in change));
}

const listLines = ({ data, not_sold = [] }: Cart): { id: number }[] => [...data, ...not_sold];

export const isSaving = ({ queue, sending }: CartChangesState): boolean =>
  queue.size > 0 || sending !== undefined;

const findChange = ({ queue, sending }: CartChangesState, id: number): LineChange | undefined =>
  queue.get(id) ?? (sending?.id === id ? sending : undefined);

/** The line that was removed last, here or in another tab, as long as it can be restored. */
export const getRemovedLine = (state: CartChangesState): NamedLine | undefined =>
  state.changing && findChange(state, state.changing.id) ? state.changing : state.cart.removed;

/** Whether the line that was removed last is being restored. */
export const isRestoring = (state: CartChangesState): boolean => {
  const removed = getRemovedLine(state);
  const change = removed && findChange(state, removed.id);
  return change !== undefined && "isRestored" in change;
};

/** Whether the cart has a line that is not being removed. A line is shown when its restoration is saved. */
const isShown = (state: CartChangesState, id: number): boolean =>
  !findChange(state, id) && listLines(state.cart).some((line) => line.id === id);

/** The lines that can be ordered, with all changes applied, saved or not. */
export function getShownLines(state: CartChangesState): ShownLine[] {
  const getQuantity = ({ id, quantity }: CartItem) => {
    const change = findChange(state, id);
    if (!change) return quantity;
    return "quantity" in change ? change.quantity : 0;
  };
  return state.cart.data
    .map((line) => ({ ...line, quantity: getQuantity(line), savedQuantity: line.quantity }))
    .filter(({ quantity }) => quantity > 0);
}

/** The lines that cannot be ordered, without those that are being removed. */
export const getNotSoldLines = (state: CartChangesState): NotSoldLine[] =>
  (state.cart.not_sold ?? []).filter(({ id }) => isShown(state, id));
