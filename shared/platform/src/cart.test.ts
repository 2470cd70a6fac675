import type { Cart } from "@ligate/contract/cart/schemas";
import { waitFor } from "@testing-library/dom";
import { cart, type LineToAdd, useCart } from "./cart.ts";
import { blockStorage } from "./testing/blocked-storage.ts";
import { fakeApi, problem } from "./testing/fake-api.ts";

const aCart = (count: number): Cart => ({ data: [], total_price: 0, count });
const aLine = (product_sku: string, quantity = 1): LineToAdd => ({
  cart_item: { product_sku, product_name: product_sku },
  quantity,
});

beforeEach(() => {
  localStorage.clear();
  useCart.setState({ count: 0, justAdded: [], isPopUpOpen: false });
});

it("updates the count optimistically, then from the server, and opens the pop-up", async () => {
  fakeApi({ "POST /api/orders/cart/": { count: 7, cart: aCart(7) } });
  const added = cart.add([aLine("A", 2)]);
  expect(useCart.getState().count).toBe(2);
  await added;
  expect(useCart.getState()).toMatchObject({ count: 7, justAdded: [aLine("A", 2)], isPopUpOpen: true });
  expect(localStorage.getItem("cart_count")).toBe("7");
});

it("keeps the lines before a rejected one, and corrects the count", async () => {
  fakeApi({
    "POST /api/orders/cart/": ({ body }) =>
      (body as LineToAdd).cart_item.product_sku === "B"
        ? problem(422, "Not B.")
        : { count: 1, cart: aCart(1) },
    "GET /api/orders/cart/": aCart(1),
  });
  await expect(cart.add([aLine("A"), aLine("B")])).rejects.toThrow("Not B.");
  expect(useCart.getState()).toMatchObject({ justAdded: [aLine("A")], isPopUpOpen: true });
  await waitFor(() => expect(useCart.getState().count).toBe(1));
});

it("does not open the pop-up if no line was added", async () => {
  fakeApi({ "POST /api/orders/cart/": problem(404, "Unknown."), "GET /api/orders/cart/": aCart(0) });
  await expect(cart.add([aLine("A")])).rejects.toThrow("Unknown.");
  expect(useCart.getState().isPopUpOpen).toBe(false);
});

it("starts with the stored count, then the server's, and follows other tabs", async () => {
  localStorage.setItem("cart_count", "3");
  fakeApi({ "GET /api/orders/cart/": aCart(4) });
  cart.start();
  expect(useCart.getState().count).toBe(3);
  await waitFor(() => expect(useCart.getState().count).toBe(4));
  window.dispatchEvent(new StorageEvent("storage", { key: "cart_count", newValue: "9" }));
  expect(useCart.getState().count).toBe(9);
});

it("works if the browser blocks its storage", async () => {
  blockStorage();
  fakeApi({ "POST /api/orders/cart/": { count: 1, cart: aCart(1) }, "GET /api/orders/cart/": aCart(4) });

  cart.start();
  await cart.add([aLine("A")]);

  expect(useCart.getState()).toMatchObject({ justAdded: [aLine("A")], isPopUpOpen: true });
});
