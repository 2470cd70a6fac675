import type { CartChange, CartItem } from "@ligate/contract/cart/schemas";
import { useCart } from "@ligate/platform/cart";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { aCart, aLine, aNotSoldLine, aRemovedLine } from "../testing/sample-cart.ts";

const CART = "GET /api/orders/cart/";
const CHANGE = "POST /api/orders/cart/";
const TITLE = "TP53 knock-out, all-in-one lentiviral vector";
const KIT = aLine({ id: 1, title: TITLE, product_name: "CRISPR KO Lenti-AIO Kit--Gene H00001, 5 µg" });
const MARKER = aLine({ id: 2, product_name: "1 kb DNA marker, 50 µg", product_sku: "DM-3001", design: null });

const user = userEvent.setup();
const clickRemove = async (name: RegExp) =>
  user.click(await screen.findByRole("button", { name: new RegExp(`^Remove.*${name.source}`) }));
const findUndo = () => screen.findByRole("button", { name: /^Undo/ });
const getNames = () => screen.getAllByRole("listitem").map((line) => line.querySelector("a")?.textContent);

/** An API that removes and restores lines, like the server. */
function fakeCart(...lines: CartItem[]) {
  /** The last one is the line that was removed last. */
  const removed = new Set<number>();
  const getCart = () => {
    const last = lines.find(({ id }) => id === [...removed].at(-1));
    const cart = aCart(...lines.filter(({ id }) => !removed.has(id)));
    return last ? { ...cart, removed: aRemovedLine(last) } : cart;
  };
  const calls = fakeApi({
    [CART]: getCart,
    [CHANGE]: ({ body }: { body: unknown }) => {
      const change = body as CartChange;
      if ("remove" in change) removed.add(change.product_id);
      if ("restore" in change) removed.delete(change.product_id);
      return { count: getCart().count, cart: getCart() };
    },
  });
  return { calls, removed };
}

/** An API that answers restorations with a problem. */
function fakeRefusal(status: number, detail: string) {
  const removed = aRemovedLine(KIT);
  const calls = fakeApi({
    [CART]: aCart(KIT, MARKER),
    [CHANGE]: ({ body }: { body: unknown }) =>
      "restore" in (body as CartChange)
        ? problem(status, detail, { cart: { ...aCart(MARKER), ...(status !== 404 && { removed }) } })
        : { count: 1, cart: { ...aCart(MARKER), removed } },
  });
  return { calls };
}

beforeEach(() => {
  localStorage.clear();
  useCart.setState({ count: 0 });
});
afterEach(() => jest.useRealTimers());

it("restores a removed line in its place, and moves the focus to it", async () => {
  const { calls } = fakeCart(KIT, MARKER);
  visit("/cart", routes);
  await clickRemove(/H00001/);
  expect(screen.getByRole("status")).toHaveTextContent(`Removed ${TITLE}.`);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);

  await user.click(await findUndo());

  await waitFor(() => expect(getNames()).toEqual([expect.stringContaining(TITLE), MARKER.product_name]));
  expect(screen.getAllByRole("listitem")[0]).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent(`${TITLE} is in your cart again.`);
  expect(screen.queryByRole("button", { name: /^Undo/ })).not.toBeInTheDocument();
  expect(postedBodies(calls)).toEqual([
    { remove: true, product_id: 1 },
    { restore: true, product_id: 1 },
  ]);
  expect(useCart.getState().count).toBe(2);
});

it("is the next stop of the keyboard after a removal, also in an empty cart", async () => {
  fakeCart(KIT);
  visit("/cart", routes);
  await clickRemove(/H00001/);
  expect(await screen.findByText("Your cart is empty.")).toBeVisible();

  await user.tab();
  expect(await findUndo()).toHaveFocus();
  await user.keyboard("{Enter}");

  expect(await screen.findByRole("listitem")).toHaveFocus();
  expect(screen.getByText("Subtotal (1)")).toBeVisible();
});

it("sends one request for a double click", async () => {
  const { calls } = fakeCart(KIT);
  visit("/cart", routes);
  await clickRemove(/H00001/);
  const undo = await findUndo();
  fireEvent.click(undo);
  fireEvent.click(undo);

  expect(await screen.findByRole("listitem")).toBeVisible();
  await waitFor(() => expect(postedBodies(calls)).toHaveLength(2));
});

it("waits for a removal that is still being saved", async () => {
  const saved = Promise.withResolvers();
  const calls = fakeApi({
    [CART]: aCart(KIT),
    [CHANGE]: ({ body }: { body: unknown }) =>
      "remove" in (body as CartChange) ? saved.promise : { count: 1, cart: aCart(KIT) },
  });
  visit("/cart", routes);
  await clickRemove(/H00001/);
  await user.click(await findUndo());
  expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
  expect(postedBodies(calls)).toHaveLength(1);

  saved.resolve({ count: 0, cart: { ...aCart(), removed: aRemovedLine(KIT) } });
  expect(await screen.findByRole("listitem")).toHaveFocus();
  expect(postedBodies(calls).at(-1)).toEqual({ restore: true, product_id: 1 });
});

it("restores a line that cannot be ordered", async () => {
  const withNotSold = { ...aCart(MARKER), not_sold: [aNotSoldLine()] };
  const removed = aRemovedLine(aNotSoldLine());
  fakeApi({
    [CART]: withNotSold,
    [CHANGE]: ({ body }: { body: unknown }) => ({
      count: 1,
      cart: "restore" in (body as CartChange) ? withNotSold : { ...aCart(MARKER), removed },
    }),
  });
  visit("/cart", routes);
  await clickRemove(/CRISPR KO AAV/);
  await user.click(await findUndo());

  expect(await screen.findByRole("region", { name: "No longer available" })).toBeVisible();
  expect(screen.getByRole("region", { name: "Items in your cart" })).toHaveFocus();
});

it("says why a line cannot be restored yet, and can be tried again", async () => {
  const { calls } = fakeRefusal(422, "A cart can hold at most 100 different products.");
  visit("/cart", routes);
  await clickRemove(/H00001/);
  await user.click(await findUndo());

  expect(await screen.findByRole("alert")).toHaveTextContent("at most 100 different products");
  await user.click(await findUndo());
  await waitFor(() => expect(postedBodies(calls)).toHaveLength(3));
});

it("ends when the line can no longer be restored", async () => {
  fakeRefusal(404, "This item can no longer be restored. Please add it to your cart again.");
  visit("/cart", routes);
  await clickRemove(/H00001/);
  await user.click(await findUndo());

  expect(await screen.findByRole("alert")).toHaveTextContent("can no longer be restored");
  expect(screen.queryByRole("button", { name: /^Undo/ })).not.toBeInTheDocument();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(screen.getByRole("region", { name: "Items in your cart" })).toHaveFocus();
});

it("ends after ten minutes", async () => {
  fakeCart(KIT, MARKER);
  visit("/cart", routes);
  const remove = await screen.findByRole("button", { name: /^Remove.*H00001/ });
  jest.useFakeTimers();
  await act(async () => fireEvent.click(remove));
  act(() => jest.advanceTimersByTime(10 * 60_000 - 1));
  expect(screen.getByRole("status")).toHaveTextContent("Removed");
  act(() => jest.advanceTimersByTime(1));

  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(screen.queryByRole("button", { name: /^Undo/ })).not.toBeInTheDocument();
});

it("is offered for the last of several removals", async () => {
  const { calls } = fakeCart(KIT, MARKER);
  visit("/cart", routes);
  await clickRemove(/H00001/);
  await clickRemove(/DNA marker/);
  expect(screen.getByRole("status")).toHaveTextContent(`Removed ${MARKER.product_name}.`);
  await user.click(await findUndo());

  const line = await screen.findByRole("listitem");
  expect(line).toHaveTextContent("DM-3001");
  await waitFor(() => expect(line).toHaveFocus());
  expect(postedBodies(calls).at(-1)).toEqual({ restore: true, product_id: 2 });
  expect(screen.getByRole("status")).toHaveTextContent(
    `${MARKER.product_name} is in your cart again. Removed ${TITLE}.`,
  );
  await user.click(await findUndo());
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
});

it("is still offered after a reload, for the rest of the ten minutes", async () => {
  fakeApi({ [CART]: { ...aCart(), removed: { ...aRemovedLine(KIT), seconds_left: 90 } } });
  jest.useFakeTimers();
  visit("/cart", routes);
  expect(await findUndo()).toHaveAccessibleName(`Undo the removal of ${TITLE}`);
  act(() => jest.advanceTimersByTime(89_999));
  expect(screen.getByRole("status")).toHaveTextContent(`Removed ${TITLE}.`);
  act(() => jest.advanceTimersByTime(1));

  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(screen.queryByRole("button", { name: /^Undo/ })).not.toBeInTheDocument();
});

it("is offered in another tab", async () => {
  const { calls, removed } = fakeCart(KIT, MARKER);
  visit("/cart", routes);
  expect(await screen.findAllByRole("listitem")).toHaveLength(2);
  removed.add(KIT.id);
  act(() => useCart.setState({ count: 1 }));
  await user.click(await findUndo());

  await waitFor(() => expect(screen.getAllByRole("listitem")[0]).toHaveFocus());
  expect(postedBodies(calls)).toEqual([{ restore: true, product_id: KIT.id }]);
});

it("is not offered if the removal is rejected", async () => {
  fakeApi({ [CART]: aCart(KIT), [CHANGE]: problem(503, "The store is being updated.") });
  visit("/cart", routes);
  await clickRemove(/H00001/);

  expect(await screen.findByRole("alert")).toHaveTextContent("The store is being updated.");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(screen.queryByRole("button", { name: /^Undo/ })).not.toBeInTheDocument();
});

it("ends when another tab has restored the line", async () => {
  const { removed } = fakeCart(KIT, MARKER);
  visit("/cart", routes);
  await clickRemove(/H00001/);
  await waitFor(() => expect(useCart.getState().count).toBe(1));
  removed.clear();
  act(() => useCart.setState({ count: 2 }));

  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
  expect(screen.queryByRole("button", { name: /^Undo/ })).not.toBeInTheDocument();
});
