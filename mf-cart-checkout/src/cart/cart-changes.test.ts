import type { Cart } from "@ligate/contract/cart";
import { createCartChanges, type WantedQuantity } from "./cart-changes.ts";

const aCart = (quantities: Record<number, number>): Cart => ({
  data: Object.entries(quantities).map(([id, quantity]) => ({
    id: Number(id),
    product_sku: `SKU-${id}`,
    product_name: `Product ${id}`,
    price: 10,
    quantity,
    url: `/products/item/SKU-${id}`,
  })),
  total_price: 0,
  count: 0,
});

/** A server that keeps quantities, and answers when it is told to. */
function aServer(quantities: Record<number, number>) {
  const held = new Map(Object.entries(quantities).map(([id, quantity]) => [Number(id), quantity]));
  const sent: WantedQuantity[] = [];
  const open: (() => void)[] = [];
  const cart = () => aCart(Object.fromEntries([...held].filter(([, quantity]) => quantity > 0)));

  return {
    sent,
    held,
    cart,
    async save(change: WantedQuantity) {
      sent.push(change);
      await new Promise<void>((resolve) => open.push(resolve));
      if (change.quantity > 500) throw new Error("There are not as many.");
      held.set(change.id, change.quantity);
      return cart();
    },
    async answer() {
      open.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

function start(quantities: Record<number, number>) {
  const server = aServer(quantities);
  const changes = createCartChanges(server.cart(), {
    save: server.save,
    reload: async () => server.cart(),
    explain: (error) => String(error),
  });
  const shown = () => changes.view().lines.map(({ id, quantity }) => [id, quantity]);
  return { server, changes, shown };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

it("shows a change before it is saved", () => {
  const { changes, shown } = start({ 1: 2, 2: 5 });
  changes.want({ id: 1, quantity: 3 });
  expect(shown()).toEqual([
    [1, 3],
    [2, 5],
  ]);
  expect(changes.view().isSaving).toBe(true);
});

it("sends one change at a time, and of several for a line the last", async () => {
  const { changes, server, shown } = start({ 1: 1 });
  changes.want({ id: 1, quantity: 2 });
  await soon();
  changes.want({ id: 1, quantity: 3 });
  changes.want({ id: 1, quantity: 4 });
  await soon();
  expect(server.sent).toEqual([{ id: 1, quantity: 2 }]);

  await server.answer();
  expect(shown()).toEqual([[1, 4]]);
  expect(server.sent).toEqual([
    { id: 1, quantity: 2 },
    { id: 1, quantity: 4 },
  ]);

  await server.answer();
  expect(changes.view().isSaving).toBe(false);
  expect(server.held.get(1)).toBe(4);
});

it("hides a removed line at once, and sends its removal once", async () => {
  const { changes, server, shown } = start({ 1: 1, 2: 1 });
  changes.want({ id: 1, quantity: 0 });
  changes.want({ id: 1, quantity: 0 });
  expect(shown()).toEqual([[2, 1]]);
  await soon();
  await server.answer();
  await changes.settled();
  expect(server.sent).toHaveLength(1);
});

it("goes back to what the server has when a change is refused, and says why", async () => {
  const { changes, server, shown } = start({ 1: 7 });
  changes.want({ id: 1, quantity: 600 });
  await soon();
  await server.answer();
  expect(shown()).toEqual([[1, 7]]);
  expect(changes.view().problem).toBe("Error: There are not as many.");

  changes.want({ id: 1, quantity: 8 });
  expect(changes.view().problem).toBeUndefined();
});

it("sends nothing for a line that went away in another tab", async () => {
  const { changes, server } = start({ 1: 1, 2: 1 });
  changes.want({ id: 1, quantity: 2 });
  await soon();
  changes.want({ id: 2, quantity: 3 });
  server.held.delete(2);
  await server.answer();
  await changes.settled();
  expect(server.sent).toEqual([{ id: 1, quantity: 2 }]);
});

it("takes over a cart that was read, unless its own answers are still to come", async () => {
  const { changes, server, shown } = start({ 1: 1 });
  changes.adopt(aCart({ 1: 9 }));
  expect(shown()).toEqual([[1, 9]]);

  changes.want({ id: 1, quantity: 2 });
  changes.adopt(aCart({ 1: 30 }));
  await soon();
  await server.answer();
  expect(shown()).toEqual([[1, 2]]);
});
