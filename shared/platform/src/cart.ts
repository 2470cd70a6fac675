import type { Cart, CartItemToAdd } from "@ligate/contract/cart/schemas";
import { create } from "zustand";
import { api } from "./api.ts";
import { safeLocalStorage } from "./drafts.ts";

/** A line to add: the item of the API's request, with the product name for the pop-up. */
export interface LineToAdd {
  cart_item: CartItemToAdd & { product_sku: string; product_name: string };
  quantity: number;
}

interface CartState {
  /** Number of items in the cart. A cache of the server's count, stored in local storage as `cart_count`. */
  count: number;
  /** The lines that the last `add` added, for the pop-up. */
  justAdded: LineToAdd[];
  isPopUpOpen: boolean;
}

const COUNT_KEY = "cart_count";

/** The cart's state in this browser: the badge of the frame and the pop-up. The server has the cart itself. */
export const useCart = create<CartState>()(() => ({ count: 0, justAdded: [], isPopUpOpen: false }));

function setCount(count: number): void {
  useCart.setState({ count });
  safeLocalStorage.setItem(COUNT_KEY, String(count));
}

/** The actions on the cart. */
export const cart = {
  /** Shows the stored count, then the server's, and follows other tabs. Call once, in the browser. */
  start(): void {
    useCart.setState({ count: Number(safeLocalStorage.getItem(COUNT_KEY)) || 0 });
    window.addEventListener("storage", ({ key, newValue }) => {
      if (key === COUNT_KEY) useCart.setState({ count: Number(newValue) || 0 });
    });
    cart.refresh().catch(() => {});
  },

  /** Requests the cart and updates the count. @throws ApiError */
  async refresh(signal?: AbortSignal): Promise<Cart> {
    const response = await api.get("/api/orders/cart/", { signal });
    setCount(response.count);
    return response;
  },

  /**
   * Adds lines, with one request each, in order, and opens the pop-up for the lines that were added. The count is updated
   * optimistically and corrected by the responses.
   * @throws ApiError of the first line that is rejected; the lines before it stay added
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

  /** Updates the count from a response that contains the cart: after a changed quantity, a removal or a payment. */
  setFromResponse({ count }: Pick<Cart, "count">): void {
    setCount(count);
  },

  closePopUp(): void {
    useCart.setState({ isPopUpOpen: false });
  },
};
