import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { Remotes } from "../remotes/remotes.ts";
import { prefetchOnIntent } from "./prefetch-on-intent.ts";

jest.mock("@module-federation/enhanced/runtime", () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

const lazy = jest.fn(async () => ({}));
const load = jest.fn(async () => ({ routes: [{ id: "cart", path: "cart", lazy }] }));
const remotes = {
  ownerOf: (path: string) => (path === "/cart" ? { name: "mf-cart", entry: "", addresses: [] } : undefined),
  load,
} as unknown as Remotes;

it("loads a page's code once when the pointer or the focus reaches a link to it, and nothing for other links", async () => {
  prefetchOnIntent(remotes);
  render(
    <>
      <a href="/cart">
        <b>Cart</b>
      </a>
      <a href="/nowhere">Nowhere</a>
      <a href="https://example.org/cart">Elsewhere</a>
    </>,
  );
  fireEvent.pointerOver(screen.getByText("Nowhere"));
  fireEvent.pointerOver(screen.getByText("Elsewhere"));
  expect(load).not.toHaveBeenCalled();

  fireEvent.pointerOver(screen.getByText("Cart"));
  screen.getByRole("link", { name: "Cart" }).focus();
  await waitFor(() => expect(lazy).toHaveBeenCalledTimes(1));
  expect(load).toHaveBeenCalledTimes(1);
});
