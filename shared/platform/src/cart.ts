import type { Cart, CartItemToAdd } from "@ligate/contract/cart/schemas";
import { create } from "zustand";
import { api } from "./api.ts";

/** What is put into the cart: an item as the API takes it, and how it is named in the pop-up. */
export interface LineToAdd {
  cart_item: CartItemToAdd & { product_name: string };
  quantity: number;
}

interface CartState {
  /** Pieces in the cart. A cache of the server's count, kept in local storage as `cart_count`. */
  count: number;
  /** What the last `add` put into the cart; the pop-up lists it. */
  justAdded: LineToAdd[];
  isPopUpOpen: boolean;
}

const COUNT_KEY = "cart_count";

/** The cart's state of the browser: the frame draws its badge from it, the pop-up its lines. */
export const useCart = create<CartState>()(() => ({ count: 0, justAdded: [], isPopUpOpen: false }));

function setCount(count: number): void {
  useCart.setState({ count });
  withStorage((storage) => storage.setItem(COUNT_KEY, String(count)));
}

/** A browser may block its storage: the count is then asked for on every page. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

/** What pages do with the cart, beside reading it. */
export const cart = {
  /** Shows the count that this browser remembers, then the server's; follows other tabs. Call once, in the browser. */
  start(): void {
    useCart.setState({ count: Number(withStorage((storage) => storage.getItem(COUNT_KEY))) || 0 });
    window.addEventListener("storage", ({ key, newValue }) => {
      if (key === COUNT_KEY) useCart.setState({ count: Number(newValue) || 0 });
    });
    cart.refresh().catch(() => {});
  },

  /** Reads the cart, and takes over its count. */
  async refresh(signal?: AbortSignal): Promise<Cart> {
    const fresh = await api.get("/api/orders/cart/", { signal });
    setCount(fresh.count);
    return fresh;
  },

  /**
   * Adds lines, one call each in their order, and opens the pop-up on those that were added. The count grows at
   * once and is put right by the answers.
   * @throws ApiError of the first line that was refused; lines before it stay added
   */
  async add(lines: LineToAdd[]): Promise<void> {
    const added: LineToAdd[] = [];
    setCount(useCart.getState().count + lines.reduce((sum, line) => sum + line.quantity, 0));
    try {
      for (const line of lines) {
        const { count } = await api.post("/api/orders/cart/", { body: line });
        added.push(line);
        if (added.length === lines.length) setCount(count);
      }
    } catch (error) {
      cart.refresh().catch(() => {});
      throw error;
    } finally {
      if (added.length > 0) useCart.setState({ justAdded: added, isPopUpOpen: true });
    }
  },

  /** Takes over a cart that the server answered, after a change of quantity, a removal or a payment. */
  setFromResponse(answered: Pick<Cart, "count">): void {
    setCount(answered.count);
  },

  closePopUp(): void {
    useCart.setState({ isPopUpOpen: false });
  },
};
