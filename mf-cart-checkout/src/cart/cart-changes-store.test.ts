import type { Cart } from "@ligate/contract/cart/schemas";
import { aLine } from "../testing/sample-cart.ts";
import {
  createCartChanges,
  getRemovedLine,
  getShownLines,
  isSaving,
  type LineChange,
} from "./cart-changes-store.ts";

const aCart = (quantities: Record<number, number>): Cart => ({
  data: Object.entries(quantities).map(([id, quantity]) => aLine({ id: Number(id), quantity })),
  total_price: 0,
  count: 0,
});

/** An API that stores quantities and responds when the test calls `respond`. */
function createFakeApi(quantities: Record<number, number>) {
  const stored = new Map(Object.entries(quantities).map(([id, quantity]) => [Number(id), quantity]));
  const requests: LineChange[] = [];
  const pending: (() => void)[] = [];
  const getCart = () => aCart(Object.fromEntries([...stored].filter(([, quantity]) => quantity > 0)));

  return {
    requests,
    stored,
    getCart,
    async save(change: LineChange) {
      requests.push(change);
      await new Promise<void>((resolve) => pending.push(resolve));
      const quantity = "quantity" in change ? change.quantity : 1;
      if (quantity > 500) throw new Error("Out of stock.");
      stored.set(change.id, quantity);
      return getCart();
    },
    async respond() {
      pending.shift()?.();
      await nextTask();
    },
  };
}

function setUp(quantities: Record<number, number>) {
  const api = createFakeApi(quantities);
  const changes = createCartChanges(api.getCart(), {
    save: api.save,
    reload: async () => api.getCart(),
    getErrorMessage: String,
  });
  const getState = () => changes.store.getState();
  const getQuantities = () => getShownLines(getState()).map(({ id, quantity }) => [id, quantity]);
  return { api, changes, getState, getQuantities };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

it("shows a change before it is saved", () => {
  const { changes, getState, getQuantities } = setUp({ 1: 2, 2: 5 });
  changes.changeQuantity({ id: 1, quantity: 3 });
  expect(getQuantities()).toEqual([
    [1, 3],
    [2, 5],
  ]);
  expect(getShownLines(getState())[0]?.savedQuantity).toBe(2);
  expect(isSaving(getState())).toBe(true);
});

it("sends one change at a time, and only the last of several changes of a line", async () => {
  const { changes, api, getState, getQuantities } = setUp({ 1: 1 });
  changes.changeQuantity({ id: 1, quantity: 2 });
  await nextTask();
  changes.changeQuantity({ id: 1, quantity: 3 });
  changes.changeQuantity({ id: 1, quantity: 4 });
  await nextTask();
  expect(api.requests).toEqual([{ id: 1, quantity: 2 }]);

  await api.respond();
  expect(getQuantities()).toEqual([[1, 4]]);
  expect(api.requests).toEqual([
    { id: 1, quantity: 2 },
    { id: 1, quantity: 4 },
  ]);

  await api.respond();
  expect(isSaving(getState())).toBe(false);
  expect(api.stored.get(1)).toBe(4);
});

it("hides a removed line immediately, and sends its removal once", async () => {
  const { changes, api, getQuantities } = setUp({ 1: 1, 2: 1 });
  changes.removeLine({ id: 1, product_name: "A" });
  changes.removeLine({ id: 1, product_name: "A" });
  expect(getQuantities()).toEqual([[2, 1]]);
  await nextTask();
  await api.respond();
  await changes.waitUntilSaved();
  expect(api.requests).toHaveLength(1);
});

it("shows the stored quantity and the error message when a change is rejected", async () => {
  const { changes, api, getState, getQuantities } = setUp({ 1: 7 });
  changes.changeQuantity({ id: 1, quantity: 600 });
  await nextTask();
  await api.respond();
  expect(getQuantities()).toEqual([[1, 7]]);
  expect(getState().error).toEqual({ id: 1, message: "Error: Out of stock." });

  changes.changeQuantity({ id: 1, quantity: 8 });
  expect(getState().error).toBeUndefined();
});

it("sends no change of a line that another tab has removed", async () => {
  const { changes, api } = setUp({ 1: 1, 2: 1 });
  changes.changeQuantity({ id: 1, quantity: 2 });
  await nextTask();
  changes.changeQuantity({ id: 2, quantity: 3 });
  api.stored.delete(2);
  await api.respond();
  await changes.waitUntilSaved();
  expect(api.requests).toEqual([{ id: 1, quantity: 2 }]);
});

it("restores a line whose removal was not sent yet, after the change that is being saved", async () => {
  const { changes, api, getState, getQuantities } = setUp({ 1: 1, 2: 1 });
  changes.changeQuantity({ id: 1, quantity: 2 });
  await nextTask();
  changes.removeLine({ id: 2, product_name: "B" });
  changes.restoreLine();
  await api.respond();
  await api.respond();
  await changes.waitUntilSaved();

  expect(api.requests).toEqual([
    { id: 1, quantity: 2 },
    { id: 2, isRestored: true },
  ]);
  expect(getQuantities()).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(getRemovedLine(getState())).toBeUndefined();
  expect(getState()).toMatchObject({ restored: { id: 2, product_name: "B" } });
});

it("replaces the cart by a loaded one, unless changes are being saved", async () => {
  const { changes, api, getQuantities } = setUp({ 1: 1 });
  changes.setCart(aCart({ 1: 9 }));
  expect(getQuantities()).toEqual([[1, 9]]);

  changes.changeQuantity({ id: 1, quantity: 2 });
  changes.setCart(aCart({ 1: 30 }));
  await nextTask();
  await api.respond();
  expect(getQuantities()).toEqual([[1, 2]]);
});
