import type { Cart, CartItem } from "@ligate/contract/cart";

/** A line and how many of it are wanted; 0 removes it. */
export interface WantedQuantity {
  id: number;
  quantity: number;
}

/** The cart as it will be once everything that was asked for is saved. */
export interface CartView {
  lines: CartItem[];
  isSaving: boolean;
  /** Why the last change was refused. */
  problem?: string;
}

export interface CartChangesOptions {
  /** Saves one change and answers the cart after it. */
  save: (change: WantedQuantity) => Promise<Cart>;
  /** Reads the cart, after a change was refused. */
  reload: () => Promise<Cart>;
  /** The sentence for an error of `save`. */
  explain: (error: unknown) => string;
}

export interface CartChanges {
  want: (change: WantedQuantity) => void;
  /** Takes over a cart that was read; while changes are being saved, their answers are newer. */
  adopt: (cart: Cart) => void;
  /** Fulfilled when nothing is left to be saved. */
  settled: () => Promise<void>;
  view: () => CartView;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Changes of a cart, shown at once and saved one after the other: at most one is on its way, and of several
 * for one line only the last is sent. So a slow network cannot let an older one win.
 */
export function createCartChanges(start: Cart, { save, reload, explain }: CartChangesOptions): CartChanges {
  let known = start;
  let problem: string | undefined;
  let sending: WantedQuantity | undefined;
  let working: Promise<void> | undefined;
  const waiting = new Map<number, number>();
  const listeners = new Set<() => void>();
  let view = draw();

  function draw(): CartView {
    const wanted = ({ id, quantity }: CartItem) =>
      waiting.get(id) ?? (sending?.id === id ? sending.quantity : quantity);
    const lines = known.data.map((line) => ({ ...line, quantity: wanted(line) }));
    return { lines: lines.filter(({ quantity }) => quantity > 0), isSaving: working !== undefined, problem };
  }

  function tell(): void {
    view = draw();
    for (const listener of listeners) listener();
  }

  function takeNext(): WantedQuantity | undefined {
    const [next] = waiting;
    if (!next) return undefined;
    waiting.delete(next[0]);
    return { id: next[0], quantity: next[1] };
  }

  async function work(): Promise<void> {
    for (sending = takeNext(); sending; sending = takeNext()) {
      try {
        known = await save(sending);
      } catch (error) {
        problem = explain(error);
        known = await reload().catch(() => known);
      }
      // The line may have gone meanwhile, in another tab.
      for (const id of waiting.keys()) if (!known.data.some((line) => line.id === id)) waiting.delete(id);
      tell();
    }
    working = undefined;
    tell();
  }

  return {
    want({ id, quantity }) {
      problem = undefined;
      waiting.set(id, quantity);
      working ??= Promise.resolve().then(work);
      tell();
    },
    adopt(cart) {
      if (working || cart === known) return;
      known = cart;
      tell();
    },
    settled: () => working ?? Promise.resolve(),
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
